import type { JsonPath } from '../../config/json/pointer.ts'
import { isAddress } from '../../config/navigation/address.ts'
import { pagePath } from '../../config/navigation/page-path.ts'
import type { SiteSettings } from '../../config/schema/settings.ts'
import type { DocsConfig } from '../../config/schema/types.generated.ts'
import { pathOfFile } from '../../page/summary.ts'
import { dirname, normalize } from '../../text/path.ts'
import { isPage } from '../files/kinds.ts'
import type { SiteMove } from './relink.ts'

/** A text in docs.json that names something that moves. */
interface ConfigMention {
  readonly at: JsonPath
  readonly before: string
  readonly after: string
}

/** `path` with the leading and trailing slashes of `written`. */
const like = (written: string, path: string): string =>
  (written.startsWith('/') ? '/' : '') + path + (written.endsWith('/') ? '/' : '')

/** Every string of a value with its path. */
function texts(value: unknown, at: JsonPath): readonly { readonly at: JsonPath; readonly text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    texts(inside, [...at, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Finds the settings that name an image, an API description or another file that moves. */
export function namedFiles(config: SiteSettings, moved: SiteMove['moved']): readonly ConfigMention[] {
  const { navigation, redirects: _, ...settings } = config
  // The newer form also names files in the navigation, such as API descriptions.
  const named = 'newer' in config ? { newer: config.newer, navigation } : settings
  return texts(named, []).flatMap(({ at, text }): ConfigMention[] => {
    const to = isAddress(text) ? undefined : moved.get(normalize(text))
    return to === undefined || isPage(to) ? [] : [{ at, before: text, after: like(text, to) }]
  })
}

/** The folder that replaces `folder`: all of its pages move there, and it holds no other pages. */
function folderAfter({ before, after, moved }: SiteMove, folder: string): string | undefined {
  const inside = [...before.pages.values()].filter(({ path }) => path.startsWith(`${folder}/`))
  const [first] = inside
  const target = first && moved.get(first.file)
  if (!first || target === undefined) return undefined
  const rest = first.path.slice(folder.length)
  const path = pathOfFile(target)
  if (!path.endsWith(rest)) return undefined
  const to = path.slice(0, path.length - rest.length)
  const follows = inside.every(({ file, path: own }) => {
    const then = moved.get(file)
    return then !== undefined && pathOfFile(then) === to + own.slice(folder.length)
  })
  const there = [...after.pages.keys()].filter(own => own.startsWith(`${to}/`)).length
  return follows && to !== '' && there === inside.length ? to : undefined
}

/** The folder that moves with every page in it, if the move is that of a folder; not into itself. */
export function wholeFolder(move: SiteMove): { readonly from: string; readonly to: string } | undefined {
  const pages = [...move.moved.keys()].filter(isPage)
  const names = dirname(pages[0] ?? '').split('/')
  for (const end of pages.length < 2 ? [] : names.keys()) {
    const from = names.slice(0, end + 1).join('/')
    const to = pages.every(page => page.startsWith(`${from}/`)) ? folderAfter(move, from) : undefined
    // A page with the folder's own name stays where it is: the redirect would redirect its readers too.
    if (to !== undefined && !to.startsWith(`${from}/`) && !move.after.pages.has(from)) return { from, to }
  }
  return undefined
}

/** Tabs and anchors whose whole folder moves: they keep their pages. */
function namedFolders(move: SiteMove, config: DocsConfig): readonly ConfigMention[] {
  const divisions = (['tabs', 'anchors'] as const).flatMap(kind =>
    (config[kind] ?? []).map((one, index) => ({ at: [kind, index, 'url'], url: one?.url })),
  )
  return divisions.flatMap(({ at, url }): ConfigMention[] => {
    if (typeof url !== 'string' || isAddress(url) || pagePath(url) === '') return []
    const to = folderAfter(move, pagePath(url))
    return to === undefined ? [] : [{ at, before: url, after: like(url, to) }]
  })
}

/** Finds the settings that name files and folders that move, except the navigation and addresses. */
export const mentionsInConfig = (move: SiteMove, config: SiteSettings): readonly ConfigMention[] => [
  ...namedFiles(config, move.moved),
  ...namedFolders(move, config),
]

/** How `openapi: file GET /path` of a page must read after the move; `undefined` if it can stay. */
export function operationAfter(moved: SiteMove['moved'], written: string): string | undefined {
  const [, start = '', rest = ''] = /^((?:\.?\/+)*)(.*)$/s.exec(written.trim()) ?? []
  for (const [from, to] of moved) {
    if (rest.startsWith(from) && /^\s/.test(rest.slice(from.length)))
      return start + to + rest.slice(from.length)
  }
  return undefined
}
