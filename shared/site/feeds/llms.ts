import type { NavigationEntry } from '../../config/navigation/entry.ts'
import { rootOf } from '../../config/navigation/navigation.ts'
import type { PageSummary } from '../../page/summary.ts'
import { addressOf } from '../base/address.ts'
import { encodePath } from '../base/routes.ts'
import { isFound } from '../plan/found-pages.ts'
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

interface Part {
  readonly name: string
  readonly pages: readonly PageSummary[]
}

function pagesBelow(entry: NavigationEntry, site: Site): readonly PageSummary[] {
  if (entry.kind === 'group' || entry.kind === 'division') {
    const root = entry.kind === 'group' ? rootOf(entry) : undefined
    return [...(root ? [root] : []), ...entry.entries].flatMap(each => pagesBelow(each, site))
  }
  const page = entry.kind === 'page' ? site.routes.pages.get(entry.path) : undefined
  if (page === undefined || page.hidden === true) return []
  return site.config.newer === undefined || isFound(site, page.path) ? [page] : []
}

/** The top-level groups, and those of every division, with the division around them. */
function partsOf(entries: readonly NavigationEntry[], site: Site, around: string): readonly Part[] {
  return entries.flatMap(entry => {
    if (entry.kind === 'division')
      return partsOf(entry.entries, site, [around, inOneLine(entry.division.name)].filter(Boolean).join(': '))
    const own = entry.kind === 'group' ? inOneLine(entry.name) : ''
    const name = [around, own].filter(Boolean).join(': ')
    return [{ name, pages: pagesBelow(entry, site) }]
  })
}

/** Pages in the navigation, by top-level group, each page once. */
function sections(site: Site): readonly Part[] {
  const seen = new Set<string>()
  const { navigation, reference, config } = site
  const entries = config.newer ? reference.whole : [...navigation, ...reference.navigation]
  return partsOf(entries, site, '').flatMap(({ name, pages }) => {
    const left = pages.filter(({ path }) => !seen.has(path) && seen.add(path))
    return left.length === 0 ? [] : [{ name, pages: left }]
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
