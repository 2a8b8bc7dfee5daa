import type { Version } from '../../config/navigation/versions.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, element, type Html, html, join, none, text } from '../base/html.ts'
import type { Site } from '../plan/plan.ts'
import { firstPage, type Row, type Section } from '../plan/section.ts'
import { filledIn } from '../texts/fill.ts'
import { versionOfPage } from './other-versions.ts'
import { configLink, drawnFrom, hrefOf, type PageContext } from './page-context.ts'

function pageOfGroup(rows: readonly Row[], name: string): string | undefined {
  for (const row of rows) {
    if (row.kind !== 'group') continue
    const own = row.group.name.trim() === name ? firstPage([row])?.path : undefined
    const found = own ?? pageOfGroup(row.rows, name)
    if (found !== undefined) return found
  }
  return undefined
}

const starts = new WeakMap<Section, Map<string, string | undefined>>()

/** Looked up once for all pages of a group. */
function startOfGroup(section: Section, name: string): string | undefined {
  const known = starts.get(section) ?? new Map<string, string | undefined>()
  starts.set(section, known)
  if (!known.has(name)) known.set(name, pageOfGroup(section.rows, name))
  return known.get(name)
}

const elsewhere = new WeakMap<Site['shared'], Map<string, string>>()

/** The first page of a version anywhere in the site. */
function startOfVersion(site: Site, version: string): string | undefined {
  const known = elsewhere.get(site.shared) ?? new Map<string, string>()
  if (!elsewhere.has(site.shared)) {
    for (const { path } of site.pages) {
      const of = site.divisions.of(path).version
      if (of !== undefined && !known.has(of)) known.set(of, path)
    }
  }
  elsewhere.set(site.shared, known)
  return known.get(version)
}

const firstOwn = new WeakMap<Section, string | undefined>()

/**
 * The first page of a section that shows the section's version to anyone who arrives there; looked up once.
 */
function startOfSection(site: Site, section: Section): string | undefined {
  const { selects } = section.membership
  if (!firstOwn.has(section)) {
    const own = section.order.find(({ path }) => site.sectionOf(path).membership.selects === selects)
    firstOwn.set(section, own?.path)
  }
  return firstOwn.get(section)
}

/**
 * The page for a reader of this page in another version: the same page, else one of the same group, else the
 * version's first page. A page of all versions shows the first version; without a script that shows another
 * one, the choice leads on to a page of that version.
 */
function counterpart(context: PageContext, { name: version, at }: Version): string | undefined {
  const { site, path, section } = context
  const division = site.divisions.all.find(division => division.at === at)
  const chosen = division && site.divisions.counterpart(path, division)
  if (chosen !== undefined && site.routes.pages.has(chosen)) return chosen
  const lands = (found: string | undefined) =>
    found !== undefined && site.sectionOf(found).membership.selects === version
  const own = section.membership.selects
  const other = site.section({ ...section.membership, selects: version })
  const same = path
    .split('/')
    .map(segment => (segment === own ? version : segment))
    .join('/')
  if (other.positions.has(same) && lands(same)) return same
  const group = section.groups.get(path)?.at(-1)
  const grouped = group === undefined ? undefined : startOfGroup(other, group)
  if (lands(grouped)) return grouped
  return (
    startOfSection(site, other) ?? startOfVersion(site, version) ?? other.order[0]?.path ?? site.routes.home
  )
}

function versionMenu(context: PageContext, isOther: boolean): Html {
  const versions = context.site.divisions.versionsFor(context.section.membership)
  const selected = context.section.membership.selects
  if (versions.length < 2 || selected === undefined) return none
  const rows = versions.map(version => {
    const { name, url, at, tag } = version
    const chip = tag === undefined ? none : html`<span class="chip">${text(tag)}</span>`
    const path = url === undefined ? counterpart(context, version) : undefined
    const href = url === undefined ? path && hrefOf(context, path) : configLink(context, url)?.href
    const current = name === selected ? 'true' : undefined
    const shows = url === undefined ? name : undefined
    const state = { href: href ?? '#', 'aria-current': current, 'data-shows': shows }
    const from = drawnFrom(context, ...at)
    return element(
      'a',
      { ...state, ...from },
      html`${text(name)}${chip}${name === selected ? glyph('check') : none}`,
    )
  })
  const isOwn = context.path !== '' && versionOfPage(context) !== undefined
  const state = { class: 'versions', 'data-version': selected, 'data-remember': isOwn, hidden: isOther }
  return html`<details${attributes(state)}><summary aria-label="${text(filledIn(context.texts.labeled, { name: context.texts.version, value: selected }))}"${attributes(drawnFrom(context, 'versions'))}>${text(selected)}${glyph('down')}</summary><div class="versions-list">${join(rows)}</div></details>`
}

/**
 * The version menu; empty if there is nothing to choose. A page of all versions has one for each, of which
 * the site's script shows the selected one; any other page is remembered as one of its version.
 */
export const versionMenus = (context: PageContext, others: readonly PageContext[]): Html =>
  join([context, ...others].map(each => versionMenu(each, each !== context)))
