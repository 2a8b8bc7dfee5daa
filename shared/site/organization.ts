import { isList, isObject } from '../config/json/value.ts'
import { type Html, html, none, rendered } from './base/html.ts'
import { readTarget } from './base/url.ts'
import { configPicture, type PageContext } from './shell/page-context.ts'

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const addressOf = (value: unknown): string | undefined => {
  const target = readTarget(textOf(value) ?? '')
  return target?.kind === 'external' && /^https?:/i.test(target.url) ? target.url : undefined
}

/** The full address of a picture of the repository or of another site. */
function pictureOf(context: PageContext, value: unknown): string | undefined {
  const { url } = context.site
  const outside = addressOf(value)
  if (outside !== undefined || url === undefined) return outside
  const source = configPicture({ ...context, prefix: '' }, value)
  return source === undefined ? undefined : url + source
}

/** Facts about the organization behind the site, for search engines (JSON-LD); empty if docs.json has none. */
export function organizationData(context: PageContext): Html {
  const written = context.site.config.newer?.seo?.organization
  if (!isObject(written)) return none
  const { id, name, legalName, url, logo, sameAs } = written
  const same = (isList(sameAs) ? sameAs : [sameAs]).flatMap(one => addressOf(one) ?? [])
  const facts = {
    '@id': textOf(id),
    name: textOf(name),
    legalName: textOf(legalName),
    url: addressOf(url),
    logo: pictureOf(context, logo),
    sameAs: same.length === 0 ? undefined : same,
  }
  if (Object.values(facts).every(fact => fact === undefined)) return none
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', ...facts })
  // No text of docs.json can end the element, or start a comment in it.
  const safe = data.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return html`<script type="application/ld+json">${rendered(safe)}</script>`
}
