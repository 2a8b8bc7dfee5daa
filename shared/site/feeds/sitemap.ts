import { escapeXml } from './xml.ts'

/** A page in the sitemap. */
interface SitemapPage {
  /** Its full address. */
  readonly address: string
  /** When it was changed last (ISO 8601), if that is known. */
  readonly changed?: string | undefined
}

/** The day of the last change, without the time, which not every search engine reads; empty if it is not a date. */
const lastChange = (changed: string | undefined): string =>
  changed === undefined || Number.isNaN(Date.parse(changed))
    ? ''
    : `<lastmod>${new Date(changed).toISOString().slice(0, 10)}</lastmod>`

/** The sitemap for search engines. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const rows = pages.map(
    ({ address, changed }) => `  <url><loc>${escapeXml(address)}</loc>${lastChange(changed)}</url>\n`,
  )
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${space}">\n${rows.join('')}</urlset>\n`
}

/** The rules for search engines: they may read everything; names the sitemap if its address is known. */
export const robots = (sitemapAddress: string | undefined): string =>
  `User-agent: *\nAllow: /\n${sitemapAddress === undefined ? '' : `Sitemap: ${sitemapAddress}\n`}`
