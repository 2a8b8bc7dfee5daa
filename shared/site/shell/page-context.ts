import { formatPointer, type JsonPath } from '../../config/json/pointer.ts'
import type { PageSummary } from '../../page/summary.ts'
import type { Html } from '../base/html.ts'
import { configSource, iconOf, type Link, linkTo, pictureFile } from '../base/links.ts'
import type { PictureSize } from '../base/picture-size.ts'
import { encodePath, pageHref, prefixOf } from '../base/routes.ts'
import type { PictureSizes } from '../pictures/load.ts'
import type { Site } from '../plan/plan.ts'
import type { Section } from '../plan/section.ts'
import type { Utilities } from '../styles/utilities.ts'
import type { SiteTexts } from '../texts/site-texts.ts'

/** The context of a page in its site: everything that its frame depends on. */
export interface PageContext {
  readonly site: Site
  /** Undefined for an address without a page. */
  readonly page: PageSummary | undefined
  readonly path: string
  readonly prefix: string
  /** The top-level folder of its output with a slash at the end; empty for a page that is in none. */
  readonly folder: string
  readonly section: Section
  /** The texts of the interface, in the language of the page. */
  readonly texts: SiteTexts
  /** Files of the repository that the frame shows or links to. */
  readonly used: Set<string>
  /** The sizes of images, if they are known. */
  readonly pictures: PictureSizes
  /** The utility classes, if the page may use any. */
  readonly utilities: Utilities | undefined
}

/** The output path of a page, and the sizes of its images. */
interface ContextOptions {
  readonly output: string
  readonly pictures?: PictureSizes | undefined
  readonly utilities?: Utilities | undefined
}

const noPictures: PictureSizes = new Map()

/** Returns the context of the page at `path` when it is written to `output`. */
export function pageContext(
  site: Site,
  path: string,
  { output, pictures = noPictures, utilities }: ContextOptions,
): PageContext {
  const section = site.sectionOf(path)
  return {
    site,
    page: site.routes.pages.get(path),
    path,
    prefix: prefixOf(output),
    folder: /^[^/]*\//.exec(output)?.[0] ?? '',
    section,
    texts: site.textsOf(section.membership, path),
    used: new Set(),
    pictures,
    utilities,
  }
}

/** What links depend on: in the page at the path `from`, or in docs.json, whose addresses are relative to the root. */
export const linking = ({ site, prefix, used }: PageContext, from = '') => ({
  routes: site.routes,
  icons: site.icons,
  preview: site.preview,
  page: from,
  prefix,
  used,
})

/** A link of docs.json. */
export const configLink = (context: PageContext, href: string): Link | undefined =>
  linkTo(href, linking(context))

/** The address of an image in docs.json; undefined if there is no such file. */
export const configPicture = (context: PageContext, source: unknown): string | undefined =>
  typeof source === 'string' ? configSource(source, linking(context)) : undefined

/** The size of an image in docs.json, if it is known. */
export function configPictureSize(context: PageContext, source: unknown): PictureSize | undefined {
  const file = typeof source === 'string' ? pictureFile(source, linking(context)) : undefined
  return file === undefined ? undefined : context.pictures.get(file)
}

/** An icon that docs.json or a frontmatter names. */
export const configIcon = (context: PageContext, name?: string, style?: string): Html | undefined =>
  iconOf(name, style, linking(context))

/** Marks in the preview which value of docs.json an element comes from; empty for readers. */
export const drawnFrom = (
  { site }: PageContext,
  ...path: JsonPath
): Readonly<Record<string, string | undefined>> => ({
  'data-pointer': site.preview ? formatPointer(path) : undefined,
})

/** The address of a page. */
export const hrefOf = (context: PageContext, path: string): string =>
  pageHref(context.prefix, path, context.site.routes.urls)

/** The address of a page, as short as it can be: pages repeat it very often. Differs by the top-level folder of a page. */
export function nearHref(context: PageContext, path: string): string {
  const { prefix, folder } = context
  const href = hrefOf(context, path)
  const start = prefix + encodePath(folder)
  if (folder === '' || !href.startsWith(start)) return href
  return (prefix.slice(3) || './') + href.slice(start.length)
}

/** The label of a page in the navigation. */
export const labelOf = (page: PageSummary): string => page.sidebarTitle ?? page.title

/** The files that a shared part refers to. */
const named = new WeakMap<Site['shared'], Map<string, readonly string[]>>()

function makeNoting(context: PageContext, key: string, make: () => Html): Html {
  const earlier = [...context.used]
  context.used.clear()
  const made = make()
  const pieces = named.get(context.site.shared) ?? new Map<string, readonly string[]>()
  named.set(context.site.shared, pieces.set(key, [...context.used]))
  context.site.shared.set(key, made)
  for (const file of earlier) context.used.add(file)
  return made
}

/** Renders a part that many pages share only once; files it refers to are recorded each time. */
export function once(context: PageContext, name: string, make: () => Html): Html {
  const key = `${context.texts.language} ${name}`
  const known = context.site.shared.get(key)
  if (known === undefined) return makeNoting(context, key, make)
  for (const file of named.get(context.site.shared)?.get(key) ?? []) context.used.add(file)
  return known
}
