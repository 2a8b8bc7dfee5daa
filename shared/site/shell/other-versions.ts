import type { PageContext } from './page-context.ts'

/** The number of other versions for which a page has a frame: more would make it too large. */
const MAX = 8

/**
 * Returns the version of the page: its own, its group's, its anchor's or its tab's; undefined if it belongs
 * to all versions.
 */
export function versionOfPage({ site, page, path }: PageContext): string | undefined {
  const { version, trail } = site.divisions.of(path)
  return page?.version ?? version ?? trail.findLast(division => division.version !== undefined)?.version
}

/** The contexts in which readers of other versions see a page of all versions; none for any other page. */
export function otherVersionContexts(context: PageContext): readonly PageContext[] {
  const { site, section, path } = context
  const { selects } = section.membership
  if (selects === undefined || path === '' || versionOfPage(context) !== undefined) return []
  return site.divisions
    .versionsFor(section.membership)
    .filter(({ name, url }) => url === undefined && name !== selects)
    .slice(0, MAX)
    .map(({ name }) => {
      const membership = site.divisions.inVersion(path, name)
      return { ...context, section: site.section(membership), texts: site.textsOf(membership) }
    })
}
