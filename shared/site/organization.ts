import { isList, isObject } from '../config/json/value.ts'
import { type Html, none } from './base/html.ts'
import { readTarget } from './base/url.ts'
import { configPicture, type PageContext } from './shell/page-context.ts'
import { structuredData } from './structured-data.ts'

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
  return structuredData({ '@type': 'Organization', ...facts })
}
