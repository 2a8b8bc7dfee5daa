import { attributes, element, type Html, html, join, none, text } from '../base/html.ts'
import type { Site } from '../plan/plan.ts'
import type { Row } from '../plan/section.ts'
import { counted } from '../texts/site-texts.ts'
import { anchors, sidebarMenus, tabs } from './divisions.ts'
import { callToAction, topLinks } from './header-links.ts'
import type { PageContext } from './page-context.ts'
import { type Folding, type SidebarTemplate, SidebarWriter, withPage } from './sidebar-template.ts'

/** The navigation of a section for pages of the same depth in the same top-level folder. */
interface Sidebar {
  readonly tabs: Html
  readonly start: Html
  readonly end: Html
  /** Top-level groups, and runs of pages between them. */
  readonly templates: readonly SidebarTemplate[]
  /** The template that contains each page. */
  readonly holders: ReadonlyMap<string, number>
  readonly folding: Folding
  readonly used: readonly string[]
  /** The last result: rendering the same page again gives the very same text. */
  last?: { readonly path: string; readonly html: Html }
}

/** With more rows than this, a page only has the rows that are open on it. */
const LONG = 150
/** What a page of a long navigation shows on each side of its own; less where very many pages repeat it. */
const SHOWN = { long: { isHuge: false, around: 30, near: 12 }, huge: { isHuge: true, around: 6, near: 4 } }
/** With more rows than this, a navigation is huge. */
const HUGE = 1000

const cache = new WeakMap<Site['shared'], Map<string, Sidebar>>()

const rowCount = (rows: readonly Row[]): number =>
  rows.reduce((count, row) => count + 1 + (row.kind === 'group' ? rowCount(row.rows) : 0), 0)

/**
 * Short navigations are complete in every page; in long ones first nested groups are folded, then top-level
 * ones.
 */
function foldingOf(rows: readonly Row[]): Folding {
  const first = rows.reduce((count, row) => count + 1 + (row.kind === 'group' ? row.rows.length : 0), 0)
  const all = rowCount(rows)
  return { nested: all > LONG, top: first > LONG, ...(all > HUGE ? SHOWN.huge : SHOWN.long), rest: [] }
}

function templatesOf(context: PageContext, folding: Folding): readonly SidebarTemplate[] {
  const templates: SidebarTemplate[] = []
  let run: SidebarWriter | undefined
  const close = () => {
    run?.put(html`</ul></div>`)
    if (run) templates.push(run.template())
    run = undefined
  }
  for (const row of context.section.rows) {
    const writer = row.kind === 'page' && run ? run : new SidebarWriter(context, folding)
    if (row.kind === 'page') {
      if (!run) writer.put(html`<div class="group"><ul>`)
      run = writer
      run.page(row.page)
    } else {
      close()
      writer.top(row)
      templates.push(writer.template())
    }
  }
  close()
  return templates
}

function write(context: PageContext): Sidebar {
  const bar = tabs(context)
  const nav = bar === none ? none : html`<div class="drawer-tabs">${bar}</div>`
  const start = anchors(context)
  const folding = foldingOf(context.section.rows)
  const templates = templatesOf(context, folding)
  const extras = html`${topLinks(context)}${callToAction(context)}`
  const holders = new Map<string, number>()
  for (const [index, { marks }] of templates.entries()) {
    for (const path of marks.keys()) if (!holders.has(path)) holders.set(path, index)
  }
  const end = extras === none ? none : html`<div class="drawer-links">${extras}</div>`
  return { tabs: nav, start, end, templates, holders, folding, used: [...context.used] }
}

/** The navigation of the section of `context`, written once for all pages of the same depth in the same top-level folder. */
export function sidebarOf(context: PageContext): Sidebar {
  const known = cache.get(context.site.shared) ?? new Map<string, Sidebar>()
  cache.set(context.site.shared, known)
  const key = `${context.prefix} ${context.folder} ${context.section.key}`
  const found = known.get(key) ?? write(context)
  known.set(key, found)
  return found
}

/** Groups far from the open one, in a row with their number; it links to the nearest one. */
function far(context: PageContext, { templates }: Sidebar, from: number, to: number): Html {
  if (from >= to) return none
  const near = templates[from === 0 ? to - 1 : from]?.html ?? none
  const label = text(counted(context.texts, 'moreGroups', to - from))
  const state = attributes({ 'data-from': from, 'data-to': to })
  return html`<details class="more"${state}><summary>${label}</summary><div>${near}</div></details>`
}

function draw(context: PageContext, sidebar: Sidebar): Html {
  const { path } = context
  const { templates, holders, folding } = sidebar
  const own = holders.get(path) ?? 0
  const isLong = folding.top && templates.length > 2 * folding.around
  const from = isLong ? Math.max(0, own - folding.around) : 0
  const to = isLong ? Math.min(templates.length, own + folding.around + 1) : templates.length
  const shown = templates
    .slice(from, to)
    .map((template, index) => (from + index === own ? withPage(template, path) : template.html))
  return html`${far(context, sidebar, 0, from)}${join(shown)}${far(context, sidebar, to, templates.length)}`
}

/** The sidebar: written once for all pages that share it, with this page's row marked and its groups open. */
export function sidebar(context: PageContext, rest?: string): Html {
  const made = sidebarOf(context)
  for (const file of made.used) context.used.add(file)
  if (made.last?.path === context.path) return made.last.html
  const more =
    rest === undefined ? none : element('div', { hidden: true, 'data-pages': context.prefix + rest })
  const drawn = html`${made.tabs}${sidebarMenus(context)}${made.start}${draw(context, made)}${more}${made.end}`
  made.last = { path: context.path, html: drawn }
  return drawn
}
