import { formatPointer, type JsonPath } from '../../config/json/pointer.ts'
import type { PageSummary } from '../../page/summary.ts'
import type { Html } from '../base/html.ts'
import { configSource, iconOf, type Link, linkTo, pictureFile } from '../base/links.ts'
import type { PictureSize } from '../base/picture-size.ts'
import { pageHref, prefixOf } from '../base/routes.ts'
import type { PictureSizes } from '../pictures/load.ts'
import type { Site } from '../plan/plan.ts'
import type { Section } from '../plan/section.ts'

/** A page's place in its site: all that the frame around it depends on. */
export interface PageContext {
  readonly site: Site
  /** Undefined where the address holds no page. */
  readonly page: PageSummary | undefined
  readonly path: string
  readonly prefix: string
  readonly section: Section
  /** Files of the repository that the frame shows or links to. */
  readonly used: Set<string>
  /** The sizes of pictures, where they are known. */
  readonly pictures: PictureSizes
}

/** Where a page is written, and how large the pictures are that it shows. */
interface ContextOptions {
  readonly output: string
  readonly pictures?: PictureSizes | undefined
}

const noPictures: PictureSizes = new Map()

/** The place of the page at `path` when it is written to `output`. */
export function pageContext(
  site: Site,
  path: string,
  { output, pictures = noPictures }: ContextOptions,
): PageContext {
  return {
    site,
    page: site.routes.pages.get(path),
    path,
    prefix: prefixOf(output),
    section: site.sectionOf(path),
    used: new Set(),
    pictures,
  }
}

const linking = (context: PageContext) => ({
  routes: context.site.routes,
  icons: context.site.icons,
  preview: context.site.preview,
  // What docs.json names is meant from the root.
  page: '',
  prefix: context.prefix,
  used: context.used,
})

/** A link of docs.json. */
export const configLink = (context: PageContext, href: string): Link | undefined =>
  linkTo(href, linking(context))

/** The address of a picture that docs.json names; undefined where there is no such file. */
export const configPicture = (context: PageContext, source: unknown): string | undefined =>
  typeof source === 'string' ? configSource(source, linking(context)) : undefined

/** The size of a picture that docs.json names, where it is known. */
export function configPictureSize(context: PageContext, source: unknown): PictureSize | undefined {
  const file = typeof source === 'string' ? pictureFile(source, linking(context)) : undefined
  return file === undefined ? undefined : context.pictures.get(file)
}

/** An icon that docs.json or a frontmatter names. */
export const configIcon = (context: PageContext, name?: string, style?: string): Html | undefined =>
  iconOf(name, style, linking(context))

/** Says in the preview which value of docs.json an element is drawn from; nothing in what readers get. */
export const drawnFrom = (
  { site }: PageContext,
  ...path: JsonPath
): Readonly<Record<string, string | undefined>> => ({
  'data-pointer': site.preview ? formatPointer(path) : undefined,
})

/** The address of a page. */
export const hrefOf = (context: PageContext, path: string): string => pageHref(context.prefix, path)

/** What navigation calls a page. */
export const labelOf = (page: PageSummary): string => page.sidebarTitle ?? page.title

/** The files that a shared piece names. */
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

/** Makes a piece that is the same for many pages once; files it names are noted each time. */
export function once(context: PageContext, key: string, make: () => Html): Html {
  const known = context.site.shared.get(key)
  if (known === undefined) return makeNoting(context, key, make)
  for (const file of named.get(context.site.shared)?.get(key) ?? []) context.used.add(file)
  return known
}
