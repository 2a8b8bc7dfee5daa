import { pageAddress } from './base/address.ts'
import { type Html, html, rendered } from './base/html.ts'
import type { PageContext } from './shell/page-context.ts'

/** Facts for search engines (JSON-LD). */
export function structuredData(facts: object): Html {
  // No text of a page or of docs.json can end the element, or start a comment in it.
  const data = JSON.stringify({ '@context': 'https://schema.org', ...facts })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
  return html`<script type="application/ld+json">${rendered(data)}</script>`
}

/** What search engines are told about a page. */
interface ArticleFacts {
  readonly title: string
  readonly description: string | undefined
  readonly language: string
  readonly image: string | undefined
}

/** The page as an article, and where it is in the site. */
export function articleData(
  { site, page, path, section }: PageContext,
  url: string,
  facts: ArticleFacts,
): Html {
  const address = pageAddress(url, path, site.routes.urls)
  const changed = page?.lastUpdatedDate ?? (page && site.changed?.get(page.file))
  const isDated = changed !== undefined && !Number.isNaN(Date.parse(changed))
  const article = {
    '@type': 'TechArticle',
    headline: facts.title,
    description: facts.description,
    image: facts.image,
    inLanguage: facts.language,
    url: address,
    dateModified: isDated ? new Date(changed).toISOString() : undefined,
    isPartOf: { '@type': 'WebSite', name: site.name || undefined, url },
  }
  const groups = section.groups.get(path) ?? []
  const names = [site.name, ...groups, facts.title].filter(name => name !== '')
  const rows = names.map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: index === 0 && site.name !== '' ? url : index === names.length - 1 ? address : undefined,
  }))
  return structuredData({ '@graph': [article, { '@type': 'BreadcrumbList', itemListElement: rows }] })
}
