import type { Place } from './page-context.ts'

/** Other versions whose readers a page has a frame for: more would weigh on it. */
const MOST = 8

/** Says which version the page belongs to: its own, its group's, its anchor's or its tab's; undefined where it is one of all versions. */
export function versionOfPage({ site, page, path }: Place): string | undefined {
  const { version, anchor, tab } = site.divisions.of(path)
  return page?.version ?? version ?? anchor?.version ?? tab?.version
}

/** The places at which readers of the other versions see a page of all versions; none for any other page. */
export function otherReaders(place: Place): readonly Place[] {
  const { site, section, path } = place
  const { selects } = section.belonging
  if (selects === undefined || path === '' || versionOfPage(place) !== undefined) return []
  return site.divisions.versions
    .filter(({ name, url }) => url === undefined && name !== selects)
    .slice(0, MOST)
    .map(({ name }) => ({ ...place, section: site.section({ ...section.belonging, selects: name }) }))
}
