import type { PageSummary } from '../../page/summary.ts'
import { decodePath, dirname, join, normalize } from '../../text/path.ts'
import type { Target } from './url.ts'

/** How addresses of pages end: `guides/intro.html`, or `guides/intro/`, where hosts show the `index.html` of that folder. */
export type Urls = 'html' | 'clean'

/** The paths of everything in a site: enough to resolve an author's link. */
export interface Routes {
  /** Pages of the site, by path. */
  readonly pages: ReadonlyMap<string, PageSummary>
  /** Every file of the repository. */
  readonly files: ReadonlySet<string>
  /** Path of the home page; undefined in a site without pages. */
  readonly home: string | undefined
  /** The first page below a folder, in the order of the navigation. */
  readonly folders: ReadonlyMap<string, string>
  /** The target of an old address, by its path; undefined if docs.json has no redirects. */
  readonly redirect?: ((path: string) => string | undefined) | undefined
  /** Old addresses with a document that redirects elsewhere than to the top of a page. */
  readonly moved?: ReadonlySet<string> | undefined
  /** The pages of a site of which only some divisions are built. */
  readonly outside?: Outside
  /** How addresses of pages end; like files if absent. */
  readonly urls?: Urls | undefined
}

/** The pages of a site that are not built with the chosen divisions. */
interface Outside {
  /** By path. */
  readonly titles: ReadonlyMap<string, string>
  /** The first of them below a folder. */
  readonly folders: ReadonlyMap<string, string>
}

/** The target of a link inside the repository; `outside` is a page of a division that is not built. */
export type Destination =
  | { readonly kind: 'page' | 'outside'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'missing'; readonly path: string }

/** Whether a page is the index of its folder; its file is the same for both kinds of addresses. */
const isIndex = (path: string) => /(?:^|\/)index$/.test(path)

/** The output file of a page. */
export const outputOf = (path: string, urls?: Urls): string =>
  urls === 'clean' && !isIndex(path) ? `${path}/index.html` : `${path}.html`

/** The relative path from a file of the site to its root: `./`, or `../` as often as needed. */
export function prefixOf(output: string): string {
  const depth = output.split('/').length - 1
  return depth === 0 ? './' : '../'.repeat(depth)
}

/** A path for use in a URL, with each segment escaped. */
export function encodePath(path: string): string {
  return path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(segment => encodeURIComponent(segment).replace(/%(40|3A|2C|2B|3D|24|26|3B)/g, unescapeOne))
    .join('/')
}

const unescapeOne = (code: string) => decodeURIComponent(code)

function exactPage(
  pages: { has(path: string): boolean },
  home: string | undefined,
  path: string,
): string | undefined {
  const plain = path.replace(/\/+$/, '')
  const stem = plain.replace(/\.(mdx?|html)$/i, '')
  for (const candidate of [plain, stem, plain === '' ? 'index' : `${plain}/index`, `${stem}/index`]) {
    if (pages.has(candidate)) return candidate
  }
  return plain === '' ? home : undefined
}

const firstPage = ({ folders }: Pick<Routes, 'folders'>, path: string) =>
  folders.get(path.replace(/\/+$/, ''))

// Hidden files are not published, and a site has no documents and scripts but its own.
const isPublic = (path: string) => !/(^|\/)\.|\.(mdx?|x?html?|[cm]?[jt]sx?)$|^docs\.json$/i.test(path)

function at(routes: Routes, path: string): Destination | undefined {
  const { pages, home, outside, redirect, files } = routes
  if (path !== '' && files.has(path) && isPublic(path)) return { kind: 'file', path }
  const page = exactPage(pages, home, path) ?? redirect?.(path)
  if (page !== undefined) return { kind: 'page', path: page }
  const other = outside && exactPage(outside.titles, undefined, path)
  if (other !== undefined) return { kind: 'outside', path: other }
  const first = firstPage(routes, path)
  if (first !== undefined) return { kind: 'page', path: first }
  const otherFirst = outside && firstPage(outside, path)
  return otherFirst === undefined ? undefined : { kind: 'outside', path: otherFirst }
}

const withoutExtension = (path: string) => path.replace(/\.(mdx?|html)$/i, '')

/** The old address that a link without a destination names, if a document redirects from there. */
export function movedFrom({ moved }: Routes, { kind, path }: Destination): string | undefined {
  const old = withoutExtension(path)
  return kind === 'missing' && moved?.has(old) ? old : undefined
}

/**
 * Finds the target of a link in the page `from`: with or without extension, from the root or from the page's
 * folder (and if that finds nothing, from the root again, as many authors mean it).
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

/**
 * The anchor that a fragment (`#…`) names; undefined for fragments that every page has: its top, or a text
 * fragment.
 */
export function anchorNamed(fragment: string): string | undefined {
  const id = decodePath(fragment.slice(1).replace(/:~:.*$/s, ''))
  return id === '' || id === 'top' ? undefined : id
}

/** Whether a page has an anchor with this id; undefined if that is not known. */
export type HasAnchor = (path: string, id: string) => boolean | undefined

/** The path of a page in addresses, from the site's root. */
export function addressPath(path: string, urls?: Urls): string {
  const output = outputOf(path, urls)
  return urls === 'clean' ? output.replace(/index\.html$/, '') : output
}

/** The address of a page, relative to a file of the site with that `prefix`. */
export const pageHref = (prefix: string, path: string, urls?: Urls): string =>
  prefix + encodePath(addressPath(path, urls))
