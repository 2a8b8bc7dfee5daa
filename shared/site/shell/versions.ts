import { glyph } from '../glyphs.ts'
import { attributes, element, type Html, html, join, none, text } from '../html.ts'
import type { Row } from '../section.ts'
import { words } from '../words.ts'
import { configLink, drawnFrom, hrefOf, type Place } from './place.ts'

const firstPage = (rows: readonly Row[], group: string): string | undefined => {
  for (const row of rows) {
    if (row.kind !== 'group') continue
    const [first] = row.rows
    if (row.group.name === group && first?.kind === 'page') return first.page.path
    const inner = firstPage(row.rows, group)
    if (inner !== undefined) return inner
  }
  return undefined
}

/** Where a reader of this page goes in another version: the same page, else the same group, else its first page. */
function counterpart(place: Place, version: string): string | undefined {
  const { site, path, section } = place
  const own = section.belonging.selects
  const other = site.section({ ...section.belonging, selects: version })
  const same = path
    .split('/')
    .map(segment => (segment === own ? version : segment))
    .join('/')
  if (other.places.has(same)) return same
  const group = section.groups.get(path)?.at(-1)
  const grouped = group === undefined ? undefined : firstPage(other.rows, group)
  if (grouped !== undefined) return grouped
  const anywhere = site.pages.find(page => site.divisions.of(page.path).version === version)
  return other.order[0]?.path ?? anywhere?.path ?? site.routes.home
}

/** The menu of versions; nothing where there is nothing to choose. */
export function versionMenu(place: Place): Html {
  const { versions } = place.site.divisions
  const selected = place.section.belonging.selects
  if (versions.length < 2 || selected === undefined) return none
  const rows = versions.map(({ name, url, at }) => {
    const path = url === undefined ? counterpart(place, name) : undefined
    const href = url === undefined ? path && hrefOf(place, path) : configLink(place, url)?.href
    const current = name === selected ? 'true' : undefined
    const state = { href: href ?? '#', 'aria-current': current, ...drawnFrom(place, ...at) }
    return element('a', state, html`${text(name)}${name === selected ? glyph('check') : none}`)
  })
  return html`<details class="versions" data-version="${text(selected)}"><summary aria-label="${text(`${words.version}: ${selected}`)}"${attributes(drawnFrom(place, 'versions'))}>${text(selected)}${glyph('down')}</summary><div class="versions-list">${join(rows)}</div></details>`
}
