import type { ParsedPage } from '../page/parse/parsed-page.ts'
import type { Literal } from '../page/tree/tree.ts'
import { normalize } from '../text/path.ts'
import { endpointDescription } from './api/endpoint-description.ts'
import { pageAddress } from './base/address.ts'
import { empty, type Html, html, join, none } from './base/html.ts'
import { PICTURE_SIZE, type PictureFacts, picturePath } from './base/share-picture.ts'
import { readTarget } from './base/url.ts'
import { organizationData } from './organization.ts'
import { descriptionFromText, shortened } from './page-description.ts'
import { isFound } from './plan/found-pages.ts'
import { pictureFacts } from './share-picture-facts.ts'
import { configPicture, type PageContext } from './shell/page-context.ts'
import { articleData } from './structured-data.ts'
import { translationLinks } from './translated-pages.ts'

const OWN = /^(og|twitter|article):[\w:]{1,60}$/

const stringOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Search engines may index a page unless it says otherwise, is hidden, or is not in the navigation. */
export function isIndexed(context: PageContext, frontmatter: Readonly<Record<string, Literal>>): boolean {
  const { page, path, section, site } = context
  if (frontmatter.noindex === true || /\bnoindex\b/.test(stringOf(frontmatter.robots) ?? '')) return false
  const isOpen = site.config.newer?.seo?.indexing === 'all'
  if (!isOpen && (frontmatter.hidden === true || page?.hidden === true)) return false
  if (site.config.newer) return isFound(site, path) || page?.isShown === true
  return section.positions.has(path) || section.order.length === 0
}

/** An image for link previews: other programs need its full address. */
function picture(context: PageContext, written: string): string {
  const { url } = context.site
  const target = readTarget(written)
  if (url === undefined || target?.kind !== 'internal') return written
  const source = configPicture({ ...context, prefix: '' }, written)
  return source === undefined ? written : url + source
}

type Tags = Readonly<Record<string, string>>

/** The tags that docs.json has for the folder of a page; the longest path counts. */
function tagsOfFolder({ site, path }: PageContext): Tags {
  const folders = site.config.newer?.seo?.paths ?? []
  const found = folders
    .map(({ path: folder = '', metatags = {} }) => ({ folder: normalize(folder), metatags }))
    .filter(({ folder }) => folder === '' || path === folder || path.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0]
  return found?.metatags ?? {}
}

/** Tags that a page has in another way. */
const TAKEN: ReadonlySet<string> = new Set(['description', 'title', 'viewport', 'charset', 'canonical'])

/** Any other tags that docs.json has for the head of every page; only the newer form names such. */
function otherTags(context: PageContext, isIndexed: boolean): Html {
  const { newer } = context.site.config
  const all: Tags = newer === undefined ? {} : { ...newer.seo?.metatags, ...tagsOfFolder(context) }
  const rows = Object.entries(all).filter(
    ([name]) => /^[a-z][\w.:-]{0,60}$/i.test(name) && !OWN.test(name) && !TAKEN.has(name.toLowerCase()),
  )
  const kept = rows.filter(([name]) => isIndexed || name.toLowerCase() !== 'robots')
  return join(kept.map(([name, content]) => empty('meta', { name, content })))
}

/** The icon in the tab of the browser: one, or one for each mode of the system. */
function tabIcon(context: PageContext): Html {
  const { favicon } = context.site.config.newer ?? {}
  const { light, dark } = typeof favicon === 'object' ? favicon : {}
  const [forLight, forDark] = [configPicture(context, light), configPicture(context, dark)]
  if (forLight !== undefined && forDark !== undefined && forLight !== forDark) {
    const media = (mode: string) => `(prefers-color-scheme: ${mode})`
    return html`${empty('link', { rel: 'icon', href: forLight, media: media('light') })}${empty('link', { rel: 'icon', href: forDark, media: media('dark') })}`
  }
  const icon = configPicture(context, context.site.config.favicon)
  return icon === undefined ? none : empty('link', { rel: 'icon', href: icon })
}

/** What other programs are told about a page. */
interface Told {
  readonly title: string
  readonly description: string | undefined
  readonly address: string | undefined
  /** The picture that the build draws for links to it. */
  readonly picture: PictureFacts | undefined
}

/** Tags for link previews, by name. */
type CardTags = ReadonlyMap<string, string>

/** Those that someone wrote: in docs.json, for the folder, and on the page, each name once. */
function writtenTags(context: PageContext, frontmatter: ParsedPage['frontmatter']): CardTags {
  const { metadata } = context.site.config
  const written = typeof metadata === 'object' && metadata !== null ? metadata : {}
  const all = new Map<string, string>()
  for (const source of [written, tagsOfFolder(context), frontmatter]) {
    for (const [name, value] of Object.entries(source)) {
      if (typeof value === 'string' && OWN.test(name)) all.set(name, value)
    }
  }
  return all
}

/** Whether links to a page have a picture. */
const hasPicture = (tags: CardTags): boolean => tags.has('og:image') || tags.has('twitter:image')

/** The tags with a picture that the build draws. */
const pictureTags = (url: string, facts: PictureFacts): readonly (readonly [string, string])[] => [
  ['og:image', url + picturePath(facts)],
  ['og:image:width', String(PICTURE_SIZE.width)],
  ['og:image:height', String(PICTURE_SIZE.height)],
  ['og:image:alt', facts.title],
]

/** All tags for link previews: those of every page, then the written ones. */
function cardOf(
  context: PageContext,
  written: CardTags,
  { title, description, address, picture: drawn }: Told,
): CardTags {
  const { site } = context
  const all = new Map<string, string>([
    ['og:type', 'website'],
    ['og:title', title],
    ...(site.name === '' ? [] : [['og:site_name', site.name] as const]),
    ...(description === undefined ? [] : [['og:description', description] as const]),
    ...(address === undefined ? [] : [['og:url', address] as const]),
    ...(site.url === undefined || drawn === undefined ? [] : pictureTags(site.url, drawn)),
  ])
  for (const [name, value] of written) {
    all.set(name, /:image$/.test(name) ? picture(context, value) : value)
  }
  const card = hasPicture(all) ? 'summary_large_image' : 'summary'
  if (!all.has('twitter:card')) all.set('twitter:card', card)
  return all
}

/** The address of a site, without what follows its path. */
const ADDRESS = /^(https?:\/\/[^\s/?#]{1,300}[^\s?#]{0,300})/i

/** The address of a page below the canonical one that docs.json has for the site, or else below where the site is published. */
function addressOf(context: PageContext): string | undefined {
  const { site, path } = context
  const { metadata } = site.config
  const written = typeof metadata === 'object' && metadata !== null ? metadata : {}
  const { canonical } = { ...written, ...tagsOfFolder(context) }
  const [, address] = ADDRESS.exec(typeof canonical === 'string' ? canonical.trim() : '') ?? []
  const root = address === undefined ? site.url : address.replace(/\/*$/, '/')
  return root === undefined ? undefined : pageAddress(root, path, site.routes.urls)
}

/** What the operation of a page says of it. */
function ofEndpoint({ site, path }: PageContext): string | undefined {
  const found = site.reference.endpoints.get(path)
  return found && site.apis && shortened(endpointDescription(found, site.apis.files))
}

/** What the head of a page says of it. */
interface PageHead {
  /** All of it except the title, the colors and what every page loads. */
  readonly head: Html
  /** The picture that the build draws for links to the page; absent if the page or docs.json has one. */
  readonly picture?: PictureFacts
}

/** Writes the head of a page. */
export function headOf(
  context: PageContext,
  page: ParsedPage,
  { title, language }: { readonly title: string; readonly language: string },
): PageHead {
  const { site } = context
  const own = stringOf(page.frontmatter.description) ?? context.page?.description ?? descriptionFromText(page)
  const description = own ?? ofEndpoint(context) ?? site.config.newer?.description
  const isInIndex = isIndexed(context, page.frontmatter)
  const below = addressOf(context)
  const canonical = stringOf(page.frontmatter.canonical)
  const address = readTarget(canonical ?? '')?.kind === 'external' ? canonical : below
  const written = writtenTags(context, page.frontmatter)
  const drawn = hasPicture(written) ? undefined : pictureFacts(context, title)
  const tags = cardOf(context, written, { title, description, address: below, picture: drawn })
  const image = tags.get('og:image')
  const card = [...tags].map(([name, content]) =>
    empty('meta', { [name.startsWith('twitter:') ? 'name' : 'property']: name, content }),
  )
  const head = join([
    description === undefined ? none : empty('meta', { name: 'description', content: description }),
    isInIndex ? none : empty('meta', { name: 'robots', content: 'noindex' }),
    address === undefined ? none : empty('link', { rel: 'canonical', href: address }),
    tabIcon(context),
    otherTags(context, isInIndex),
    isInIndex ? translationLinks(context) : none,
    isInIndex ? organizationData(context) : none,
    isInIndex && site.url !== undefined
      ? articleData(context, site.url, { title, description, language, image })
      : none,
    ...card,
  ])
  return { head, ...(drawn && { picture: drawn }) }
}
