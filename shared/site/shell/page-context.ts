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
export interface Place {
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
interface Placing {
  readonly output: string
  readonly pictures?: PictureSizes | undefined
}

const noPictures: PictureSizes = new Map()

/** The place of the page at `path` when it is written to `output`. */
export function placeOf(site: Site, path: string, { output, pictures = noPictures }: Placing): Place {
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

const linking = (place: Place) => ({
  routes: place.site.routes,
  icons: place.site.icons,
  preview: place.site.preview,
  // What docs.json names is meant from the root.
  page: '',
  prefix: place.prefix,
  used: place.used,
})

/** A link of docs.json. */
export const configLink = (place: Place, href: string): Link | undefined => linkTo(href, linking(place))

/** The address of a picture that docs.json names; undefined where there is no such file. */
export const configPicture = (place: Place, source: unknown): string | undefined =>
  typeof source === 'string' ? configSource(source, linking(place)) : undefined

/** The size of a picture that docs.json names, where it is known. */
export function configPictureSize(place: Place, source: unknown): PictureSize | undefined {
  const file = typeof source === 'string' ? pictureFile(source, linking(place)) : undefined
  return file === undefined ? undefined : place.pictures.get(file)
}

/** An icon that docs.json or a frontmatter names. */
export const configIcon = (place: Place, name?: string, style?: string): Html | undefined =>
  iconOf(name, style, linking(place))

/** Says in the preview which value of docs.json an element is drawn from; nothing in what readers get. */
export const drawnFrom = (
  { site }: Place,
  ...path: JsonPath
): Readonly<Record<string, string | undefined>> => ({
  'data-pointer': site.preview ? formatPointer(path) : undefined,
})

/** The address of a page. */
export const hrefOf = (place: Place, path: string): string => pageHref(place.prefix, path)

/** What navigation calls a page. */
export const labelOf = (page: PageSummary): string => page.sidebarTitle ?? page.title

/** The files that a shared piece names. */
const named = new WeakMap<Site['shared'], Map<string, readonly string[]>>()

function makeNoting(place: Place, key: string, make: () => Html): Html {
  const earlier = [...place.used]
  place.used.clear()
  const made = make()
  const pieces = named.get(place.site.shared) ?? new Map<string, readonly string[]>()
  named.set(place.site.shared, pieces.set(key, [...place.used]))
  place.site.shared.set(key, made)
  for (const file of earlier) place.used.add(file)
  return made
}

/** Makes a piece that is the same for many pages once; files it names are noted each time. */
export function once(place: Place, key: string, make: () => Html): Html {
  const known = place.site.shared.get(key)
  if (known === undefined) return makeNoting(place, key, make)
  for (const file of named.get(place.site.shared)?.get(key) ?? []) place.used.add(file)
  return known
}
