import { isAddress } from '../../shared/config/navigation/address.ts'
import { divisionIn, isShown, type Membership } from '../../shared/config/navigation/division.ts'
import type { Divisions } from '../../shared/config/navigation/divisions.ts'
import { pagesInOrder, readNavigation } from '../../shared/config/navigation/navigation.ts'
import { readConfig } from '../../shared/config/read/read.ts'
import { planSite, type Site } from '../../shared/site/plan/plan.ts'
import type { Row } from '../../shared/site/plan/section.ts'
import { fewIcons } from '../../shared/site/testing/draw.ts'

/** What readers see around a page: the division that is open of each kind with several, and the rows of the sidebar. */
export interface DrawnPage {
  readonly open: readonly string[]
  readonly rows: readonly string[]
}

const rowsOf = (rows: readonly Row[], depth = 0): readonly string[] =>
  rows.flatMap(row => {
    if (row.kind === 'page') return [`${depth} ${row.page.path}`]
    const { name } = row.group
    // The page that a group opens is the first of its pages.
    const root = row.root === undefined ? [] : [`${depth + 1} ${row.root.path}`]
    return name === ''
      ? rowsOf(row.rows, depth)
      : [`${depth} [${name}]`, ...root, ...rowsOf(row.rows, depth + 1)]
  })

/** The names of what readers can switch to from here, in the order of the bar. */
function openIn(divisions: Divisions, membership: Membership): readonly string[] {
  return divisions.switchers(membership).flatMap(({ kind, divisions: all }) => {
    const visible = all.filter(one => isShown(one, membership))
    // An anchor is offered where it has pages in this version and in the tab that is open.
    const isHere = (path: string) => {
      const one = divisions.of(path)
      const isSameTab = kind === 'tab' || divisionIn(one, 'tab')?.name === divisionIn(membership, 'tab')?.name
      return isSameTab && [undefined, membership.selects].includes(one.version)
    }
    const filled = visible.filter(one => divisions.pagesOf(one).some(isHere))
    const links = visible.filter(({ href }) => href !== undefined && isAddress(href))
    // A bar of links has nothing open, whatever the form calls the place of the pages.
    const own = filled.length < 2 ? undefined : divisionIn(membership, kind)
    const isSwitcher = (kind === 'tab' || kind === 'anchor') && (links.length > 0 || filled.length > 1)
    return isSwitcher ? [`${kind} ${own?.name ?? ''}`] : []
  })
}

const variantOf = (membership: Membership): string =>
  divisionIn(membership, 'language')?.name ?? membership.selects ?? ''

/** Returns what is drawn around each page that a docs.json lists, as if every file existed, by its path and version. */
export function drawnSite(text: string): ReadonlyMap<string, DrawnPage> {
  const { value: config } = readConfig(text)
  const paths = [...new Set(pagesInOrder(readNavigation(config)).map(({ path }) => path))]
  const pages = paths.map(path => ({ file: `${path}.mdx`, path, title: path, titled: true }))
  const site: Site = planSite({
    config,
    pages,
    files: new Set(pages.map(({ file }) => file)),
    icons: fewIcons,
  })
  const { divisions } = site
  const found = new Map<string, DrawnPage>()
  for (const { path } of site.pages) {
    const versions = divisions.versions.map(({ name }) => divisions.inVersion(path, name))
    for (const membership of [divisions.of(path), ...versions]) {
      const isOfVersion = membership.trail.every(
        ({ version }) => version === undefined || version === membership.selects,
      )
      if (!isOfVersion || !divisions.shows({ path }, membership)) continue
      const drawn = { open: openIn(divisions, membership), rows: rowsOf(site.section(membership).rows) }
      found.set(`${path} in ${variantOf(membership)}`, drawn)
    }
  }
  return found
}
