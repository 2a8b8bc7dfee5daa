import { escapeXml } from './xml.ts'

/** The sitemap for search engines, with full addresses. */
export function sitemap(addresses: readonly string[]): string {
  const rows = addresses.map(address => `  <url><loc>${escapeXml(address)}</loc></url>\n`)
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${space}">\n${rows.join('')}</urlset>\n`
}

/** The rules for search engines: they may read everything; names the sitemap if its address is known. */
export const robots = (sitemapAddress: string | undefined): string =>
  `User-agent: *\nAllow: /\n${sitemapAddress === undefined ? '' : `Sitemap: ${sitemapAddress}\n`}`
