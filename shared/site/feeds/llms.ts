import type { NavigationEntry } from '../../config/navigation/entry.ts'
import type { PageSummary } from '../../page/summary.ts'
import { addressOf } from '../base/address.ts'
import { encodePath } from '../base/routes.ts'
import { markdownOf } from '../plan/outputs.ts'
import type { Site } from '../plan/plan.ts'

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const nameOf = (page: PageSummary): string => inOneLine(page.title).replace(/[[\]]/g, '\\$&')

/** The address of a page's text: full if the site's own is known, else from the root of the site. */
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

/** Pages in the navigation, by top-level group, each page once. */
function sections(site: Site): readonly { readonly name: string; readonly pages: readonly PageSummary[] }[] {
  const seen = new Set<string>()
  return [...site.navigation, ...site.reference.navigation].flatMap(entry => {
    const pages = pagesBelow(entry, site).filter(({ path }) => !seen.has(path) && seen.add(path))
    const name = entry.kind === 'group' ? inOneLine(entry.name) : ''
    return pages.length === 0 ? [] : [{ name, pages }]
  })
}

/** Pages in the navigation, in order, each once. */
export const shownPages = (site: Site): readonly PageSummary[] => sections(site).flatMap(({ pages }) => pages)

/** The contents of a site for other programs: every page of the navigation with its description. */
export function llmsIndex(site: Site): string {
  const parts = sections(site).map(
    ({ name, pages }) =>
      `## ${name || site.texts.navigation}\n\n${pages.map(page => row(site, page)).join('\n')}\n`,
  )
  return [`# ${inOneLine(site.name) || site.texts.untitledSite}\n`, ...parts].join('\n')
}

/** The header above the text of each page in the file with all pages. */
export const llmsSource = (site: Site, page: PageSummary): string =>
  `<!-- ${addressOfText(site, page).replaceAll('--', '-%2D')} -->\n\n`
