import { attributes, element, type Html, html, join, none, text } from '../base/html.ts'
import { words } from '../base/words.ts'
import type { Site } from '../plan/plan.ts'
import type { Row } from '../plan/section.ts'
import { anchors, tabs } from './divisions.ts'
import { callToAction, topLinks } from './header.ts'
import type { Place } from './page-context.ts'
import { type Folding, type Sheet, SheetWriter, withPage } from './sidebar-sheet.ts'

/** The navigation of a section as pages of one depth show it. */
interface Sidebar {
  readonly start: Html
  readonly end: Html
  /** Groups of the first level, and runs of pages between them. */
  readonly sheets: readonly Sheet[]
  /** Which of them holds a page. */
  readonly holders: ReadonlyMap<string, number>
  readonly folding: Folding
  readonly used: readonly string[]
  /** As it was drawn last: a page that is redrawn gets the very same text. */
  last?: { readonly path: string; readonly html: Html }
}

/** Rows beyond which a page carries only what is open on it. */
const LONG = 150
/** Groups that a page of a long navigation shows on each side of its own. */
const AROUND = 30

const kept = new WeakMap<Site['shared'], Map<string, Sidebar>>()

const rowCount = (rows: readonly Row[]): number =>
  rows.reduce((count, row) => count + 1 + (row.kind === 'group' ? rowCount(row.rows) : 0), 0)

/** Short navigations are whole in every page; in long ones first nested groups fold, then those of the first level. */
function foldingOf(rows: readonly Row[]): Folding {
  const first = rows.reduce((count, row) => count + 1 + (row.kind === 'group' ? row.rows.length : 0), 0)
  return { nested: rowCount(rows) > LONG, top: first > LONG, rest: [] }
}

function sheetsOf(place: Place, folding: Folding): readonly Sheet[] {
  const sheets: Sheet[] = []
  let run: SheetWriter | undefined
  const close = () => {
    run?.put(html`</ul></div>`)
    if (run) sheets.push(run.sheet())
    run = undefined
  }
  for (const row of place.section.rows) {
    const writer = row.kind === 'page' && run ? run : new SheetWriter(place, folding)
    if (row.kind === 'page') {
      if (!run) writer.put(html`<div class="group"><ul>`)
      run = writer
      run.page(row.page)
    } else {
      close()
      writer.top(row.group, row.rows)
      sheets.push(writer.sheet())
    }
  }
  close()
  return sheets
}

function write(place: Place): Sidebar {
  const bar = tabs(place)
  const nav = bar === none ? none : html`<div class="drawer-tabs">${bar}</div>`
  const start = html`${nav}${anchors(place)}`
  const folding = foldingOf(place.section.rows)
  const sheets = sheetsOf(place, folding)
  const extras = html`${topLinks(place)}${callToAction(place)}`
  const holders = new Map<string, number>()
  for (const [index, { marks }] of sheets.entries()) {
    for (const path of marks.keys()) if (!holders.has(path)) holders.set(path, index)
  }
  const end = extras === none ? none : html`<div class="drawer-links">${extras}</div>`
  return { start, end, sheets, holders, folding, used: [...place.used] }
}

/** The navigation of the section that `place` stands in, written once for every page of the same depth. */
export function sidebarOf(place: Place): Sidebar {
  const known = kept.get(place.site.shared) ?? new Map<string, Sidebar>()
  kept.set(place.site.shared, known)
  const key = `${place.prefix} ${place.section.key}`
  const found = known.get(key) ?? write(place)
  known.set(key, found)
  return found
}

/** Groups far from the open one, behind a row that says how many they are; closed it leads to the nearest. */
function far({ sheets }: Sidebar, from: number, to: number): Html {
  if (from >= to) return none
  const near = sheets[from === 0 ? to - 1 : from]?.html ?? none
  const label = html`${text(String(to - from))} ${text(words.moreGroups)}`
  const state = attributes({ 'data-from': from, 'data-to': to })
  return html`<details class="more"${state}><summary>${label}</summary><div>${near}</div></details>`
}

function draw(sidebar: Sidebar, path: string): Html {
  const { sheets, holders, folding } = sidebar
  const own = holders.get(path) ?? 0
  const isLong = folding.top && sheets.length > 2 * AROUND
  const from = isLong ? Math.max(0, own - AROUND) : 0
  const to = isLong ? Math.min(sheets.length, own + AROUND + 1) : sheets.length
  const shown = sheets
    .slice(from, to)
    .map((sheet, index) => (from + index === own ? withPage(sheet, path) : sheet.html))
  return html`${far(sidebar, 0, from)}${join(shown)}${far(sidebar, to, sheets.length)}`
}

/** The sidebar: written once for all pages that share it, with this page's row marked and its groups open. */
export function sidebar(place: Place, rest?: string): Html {
  const made = sidebarOf(place)
  for (const file of made.used) place.used.add(file)
  if (made.last?.path === place.path) return made.last.html
  const more = rest === undefined ? none : element('div', { hidden: true, 'data-pages': place.prefix + rest })
  const drawn = html`${made.start}${draw(made, place.path)}${more}${made.end}`
  made.last = { path: place.path, html: drawn }
  return drawn
}
