import type { NavigationEntry } from '../../config/navigation/entry.ts'
import type { PageSummary } from '../../page/summary.ts'
import { addressOf } from '../base/address.ts'
import { encodePath } from '../base/routes.ts'
import { markdownOf } from '../plan/outputs.ts'
import type { Site } from '../plan/plan.ts'

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const nameOf = (page: PageSummary): string => inOneLine(page.title).replace(/[[\]]/g, '\\$&')

/** The address of a page's text: in full where the site's own is known, else from the root of the site. */
function addressOfText({ url }: Site, page: PageSummary): string {
  const path = markdownOf(page.path)
  return url === undefined ? encodePath(path) : addressOf(url, path)
}

function row(site: Site, page: PageSummary): string {
  const about = page.description === undefined ? '' : `: ${inOneLine(page.description)}`
  return `- [${nameOf(page)}](${addressOfText(site, page)})${about}`
}

function pagesBelow(entry: NavigationEntry, site: Site): readonly PageSummary[] {
  if (entry.kind === 'group') return entry.entries.flatMap(each => pagesBelow(each, site))
  const page = entry.kind === 'page' ? site.routes.pages.get(entry.path) : undefined
  return page === undefined || page.hidden === true ? [] : [page]
}

/** Pages that the navigation shows, by the groups of its first level, each page once. */
function sections(site: Site): readonly { readonly name: string; readonly pages: readonly PageSummary[] }[] {
  const seen = new Set<string>()
  return [...site.navigation, ...site.reference.navigation].flatMap(entry => {
    const pages = pagesBelow(entry, site).filter(({ path }) => !seen.has(path) && seen.add(path))
    const name = entry.kind === 'group' ? inOneLine(entry.name) : ''
    return pages.length === 0 ? [] : [{ name, pages }]
  })
}

/** Pages that the navigation shows, in its order, each once. */
export const shownPages = (site: Site): readonly PageSummary[] => sections(site).flatMap(({ pages }) => pages)

/** The contents of a site for programs that read: every page of the navigation by name, with what it is about. */
export function llmsIndex(site: Site): string {
  const parts = sections(site).map(
    ({ name, pages }) => `## ${name || 'Pages'}\n\n${pages.map(page => row(site, page)).join('\n')}\n`,
  )
  return [`# ${inOneLine(site.name) || 'Documentation'}\n`, ...parts].join('\n')
}

/** What stands above the text of one page where all of them are in one file. */
export const llmsSource = (site: Site, page: PageSummary): string =>
  `<!-- ${addressOfText(site, page).replaceAll('--', '-%2D')} -->\n\n`
