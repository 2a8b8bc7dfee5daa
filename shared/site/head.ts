import type { ParsedPage } from '../page/parse/parsed-page.ts'
import type { Literal } from '../page/tree/tree.ts'
import { pageAddress } from './base/address.ts'
import { empty, type Html, join, none } from './base/html.ts'
import { readTarget } from './base/url.ts'
import { configPicture, type PageContext } from './shell/page-context.ts'

const OWN = /^(og|twitter|article):[\w:]{1,60}$/

const stringOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Search engines may index a page unless it says otherwise, is hidden, or is not in the navigation. */
export function isIndexed(context: PageContext, frontmatter: Readonly<Record<string, Literal>>): boolean {
  const { page, path, section } = context
  if (frontmatter.noindex === true || frontmatter.hidden === true || page?.hidden === true) return false
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

/** Tags for link previews: from docs.json, then from the page, each name once. */
function cardOf(context: PageContext, page: ParsedPage, title: string): ReadonlyMap<string, string> {
  const { site, path } = context
  const { frontmatter } = page
  const description = stringOf(frontmatter.description)
  const all = new Map<string, string>([
    ['og:type', 'website'],
    ['og:title', title],
    ...(site.name === '' ? [] : [['og:site_name', site.name] as const]),
    ...(description === undefined ? [] : [['og:description', description] as const]),
    ...(site.url === undefined ? [] : [['og:url', pageAddress(site.url, path)] as const]),
  ])
  const { metadata } = site.config
  for (const source of [typeof metadata === 'object' && metadata !== null ? metadata : {}, frontmatter]) {
    for (const [name, value] of Object.entries(source)) {
      if (typeof value !== 'string' || !OWN.test(name)) continue
      all.set(name, /:image$/.test(name) ? picture(context, value) : value)
    }
  }
  return all
}

/** The head of a page except its title, its colors and what every page loads. */
export function headOf(context: PageContext, page: ParsedPage, title: string): Html {
  const { site } = context
  const description = stringOf(page.frontmatter.description)
  const icon = configPicture(context, site.config.favicon)
  const canonical = stringOf(page.frontmatter.canonical)
  const address =
    readTarget(canonical ?? '')?.kind === 'external'
      ? canonical
      : site.url === undefined
        ? undefined
        : pageAddress(site.url, context.path)
  const card = [...cardOf(context, page, title)].map(([name, content]) =>
    empty('meta', { [name.startsWith('twitter:') ? 'name' : 'property']: name, content }),
  )
  return join([
    description === undefined ? none : empty('meta', { name: 'description', content: description }),
    isIndexed(context, page.frontmatter) ? none : empty('meta', { name: 'robots', content: 'noindex' }),
    address === undefined ? none : empty('link', { rel: 'canonical', href: address }),
    icon === undefined ? none : empty('link', { rel: 'icon', href: icon }),
    ...card,
  ])
}
