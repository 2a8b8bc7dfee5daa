import type { NavigationEntry } from '../../config/navigation/entry.ts'
import { pagesInOrder } from '../../config/navigation/navigation.ts'
import type { SiteSettings } from '../../config/schema/settings.ts'
import type { PageSummary } from '../../page/summary.ts'
import { dirname } from '../../text/path.ts'
import type { Routes, Urls } from '../base/routes.ts'
import { readTarget } from '../base/url.ts'
import { fillPattern, isPlainPattern, matchPattern, pagePattern } from './redirect-pattern.ts'

/** What routes are planned from. */
interface RoutesInput {
  readonly config: SiteSettings
  readonly pages: readonly PageSummary[]
  readonly files: ReadonlySet<string>
  readonly outside?: ReadonlyMap<string, string>
  readonly urls?: Urls | undefined
}

/** Resolves redirects of docs.json to pages of the site; others are left to their redirect documents. */
function redirectsOf(config: SiteSettings, pages: ReadonlyMap<string, PageSummary>): Routes['redirect'] {
  const rows = (config.redirects ?? []).flatMap(({ source, destination }) => {
    if (source === undefined || !destination?.startsWith('/') || /[?#]/.test(destination)) return []
    return [{ from: pagePattern(source), to: pagePattern(destination) }]
  })
  if (rows.length === 0) return undefined
  const plain = new Map<string, { readonly index: number; readonly target: string }>()
  const patterns = rows.flatMap(({ from, to }, index) => {
    if (!isPlainPattern(from)) return [{ from, to, index }]
    const [old, target] = [fillPattern(from, new Map()), fillPattern(to, new Map())]
    if (!plain.has(old) && pages.has(target)) plain.set(old, { index, target })
    return []
  })
  return path => {
    const old = path.replace(/\.(mdx?|html)$/i, '')
    const found = plain.get(old)
    for (const { from, to, index } of patterns) {
      if (found !== undefined && index > found.index) break
      const values = matchPattern(from, old)
      const target = values && fillPattern(to, values)
      if (target !== undefined && pages.has(target)) return target
    }
    return found?.target
  }
}

/** The old addresses of redirects that lead to other sites, to places in pages, or to other old addresses. */
function movedFrom(config: SiteSettings, pages: ReadonlyMap<string, PageSummary>): Routes['moved'] {
  const moved = new Set<string>()
  for (const { source, destination } of config.redirects ?? []) {
    if (source === undefined || destination === undefined || readTarget(destination) === undefined) continue
    const from = pagePattern(source)
    const old = isPlainPattern(from) ? fillPattern(from, new Map()) : ''
    if (old !== '' && !pages.has(old)) moved.add(old)
  }
  return moved.size === 0 ? undefined : moved
}

/** The first page below each folder. */
function foldersOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const folders = new Map<string, string>()
  for (const path of paths) {
    for (let folder = dirname(path); folder !== ''; folder = dirname(folder)) {
      if (folders.has(folder)) break
      folders.set(folder, path)
    }
  }
  return folders
}

/** Returns the routes of a site, and its pages: those of the navigation in order, then the others. */
export function routesOf(input: RoutesInput, navigation: readonly NavigationEntry[]) {
  const drawn = new Map(input.pages.filter(page => page.url === undefined).map(page => [page.path, page]))
  const listed = new Set(
    pagesInOrder(navigation)
      .map(entry => entry.path)
      .filter(path => drawn.has(path)),
  )
  const order = [...listed].flatMap(path => drawn.get(path) ?? [])
  const rest = [...drawn.values()].filter(page => !listed.has(page.path))
  const folders = foldersOf([...order, ...rest].map(({ path }) => path))
  const home = drawn.has('index') ? 'index' : (order[0] ?? rest[0])?.path
  const redirect = redirectsOf(input.config, drawn)
  const { outside: titles } = input
  const outside = titles && { titles, folders: foldersOf([...titles.keys()]) }
  const routes: Routes = {
    pages: drawn,
    files: input.files,
    home,
    folders,
    redirect,
    moved: movedFrom(input.config, drawn),
    ...(outside && { outside }),
    ...(input.urls && { urls: input.urls }),
  }
  return { routes, pages: [...order, ...rest] }
}
