import type { PageContext } from './page-context.ts'

/** Other versions whose readers a page has a frame for: more would weigh on it. */
const MOST = 8

/** Says which version the page belongs to: its own, its group's, its anchor's or its tab's; undefined where it is one of all versions. */
export function versionOfPage({ site, page, path }: PageContext): string | undefined {
  const { version, trail } = site.divisions.of(path)
  return page?.version ?? version ?? trail.findLast(division => division.version !== undefined)?.version
}

/** The places at which readers of the other versions see a page of all versions; none for any other page. */
export function otherVersionContexts(context: PageContext): readonly PageContext[] {
  const { site, section, path } = context
  const { selects } = section.membership
  if (selects === undefined || path === '' || versionOfPage(context) !== undefined) return []
  return site.divisions
    .versionsFor(section.membership)
    .filter(({ name, url }) => url === undefined && name !== selects)
    .slice(0, MOST)
    .map(({ name }) => ({ ...context, section: site.section(site.divisions.inVersion(path, name)) }))
}
