import type { PageSummary } from '../../page/summary.ts'
import { decodePath, dirname, join, normalize } from '../../text/path.ts'
import type { Target } from './url.ts'

/** Where everything of a site lies: enough to turn what an author wrote into an address. */
export interface Routes {
  /** Pages that are drawn, by path. */
  readonly pages: ReadonlyMap<string, PageSummary>
  /** Every file of the repository. */
  readonly files: ReadonlySet<string>
  /** Path of the page that readers see first; undefined in a site without pages. */
  readonly home: string | undefined
  /** The first page below a folder, in the order of the navigation. */
  readonly folders: ReadonlyMap<string, string>
  /** Where an old address leads to, by its path; undefined where docs.json says nothing of it. */
  readonly redirect?: ((path: string) => string | undefined) | undefined
}

/** What a link inside the repository leads to. */
export type Destination =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'missing'; readonly path: string }

/** The file that a page becomes. */
export const outputOf = (path: string): string => `${path}.html`

/** The way from a file of the site up to its root: `./` or `../` as often as needed. */
export function prefixOf(output: string): string {
  const depth = output.split('/').length - 1
  return depth === 0 ? './' : '../'.repeat(depth)
}

/** A path as it stands in a URL; each segment escaped. */
export function encodePath(path: string): string {
  return path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(segment => encodeURIComponent(segment).replace(/%(40|3A|2C|2B|3D|24|26|3B)/g, unescapeOne))
    .join('/')
}

const unescapeOne = (code: string) => decodeURIComponent(code)

function exactPage(routes: Routes, path: string): string | undefined {
  const plain = path.replace(/\/+$/, '')
  const stem = plain.replace(/\.(mdx?|html)$/i, '')
  for (const candidate of [plain, stem, plain === '' ? 'index' : `${plain}/index`, `${stem}/index`]) {
    if (routes.pages.has(candidate)) return candidate
  }
  return plain === '' ? routes.home : undefined
}

const firstPage = (routes: Routes, path: string) => routes.folders.get(path.replace(/\/+$/, ''))

// Hidden files stay at home, and a site consists of no documents and scripts but its own.
const isPublic = (path: string) => !/(^|\/)\.|\.(mdx?|x?html?|[cm]?[jt]sx?)$|^docs\.json$/i.test(path)

function at(routes: Routes, path: string): Destination | undefined {
  if (path !== '' && routes.files.has(path) && isPublic(path)) return { kind: 'file', path }
  const moved = () => routes.redirect?.(path)
  const page = exactPage(routes, path) ?? moved() ?? firstPage(routes, path)
  return page === undefined ? undefined : { kind: 'page', path: page }
}

/**
 * Finds what a link written in the page `from` leads to: with or without extension, from the root or from
 * the page's folder (and from the root again where that finds nothing, as many authors mean it).
 */
export function findDestination(
  routes: Routes,
  from: string,
  target: Target & { kind: 'internal' },
): Destination {
  const written = decodePath(target.path)
  if (written === '') return { kind: 'page', path: from }
  const absolute = normalize(written)
  if (written.startsWith('/')) return at(routes, absolute) ?? { kind: 'missing', path: absolute }
  const near = join(dirname(from), written)
  return at(routes, near) ?? at(routes, absolute) ?? { kind: 'missing', path: near }
}

/** The place of a page that a fragment (`#…`) names; undefined where every page has it: its top, a piece of its text. */
export function anchorNamed(fragment: string): string | undefined {
  const id = decodePath(fragment.slice(1).replace(/:~:.*$/s, ''))
  return id === '' || id === 'top' ? undefined : id
}

/** Whether a page has a place of this name; undefined where that is not known. */
export type HasAnchor = (path: string, id: string) => boolean | undefined

/** The address of a page from a file of the site whose way up is `prefix`. */
export const pageHref = (prefix: string, path: string): string => prefix + encodePath(outputOf(path))
