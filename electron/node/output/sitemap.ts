const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, character => ESCAPES[character] ?? '')

/** The list of pages for search engines; `base` is the site's address, ending in `/`. */
export function sitemap(base: string, documents: readonly string[]): string {
  const rows = documents.map(path => {
    const url = new URL(path.split('/').map(encodeURIComponent).join('/'), base)
    return `  <url><loc>${escaped(url.href.replace(/(^|\/)index\.html$/, '$1'))}</loc></url>`
  })
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${space}">\n${rows.join('\n')}\n</urlset>\n`
}
