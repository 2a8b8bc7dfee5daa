import type { PageSummary } from '../../page/summary.ts'
import { attributes, cut, type Html, html, join, none, text } from '../base/html.ts'
import { firstPage, type GroupRow, type Row } from '../plan/section.ts'
import { filledIn } from '../texts/fill.ts'
import { counted } from '../texts/site-texts.ts'
import type { PageContext } from './page-context.ts'
import { groupLabel, groupLink, groupSource, pageRow } from './sidebar-row.ts'

/** A replacement in a template when a page is marked. */
interface Mark {
  readonly from: number
  readonly to: number
  readonly make: (path: string) => Html
}

/** Rows of the navigation with no page marked and folded groups closed. */
export interface SidebarTemplate {
  readonly html: Html
  /** For every page, its replacements in order. */
  readonly marks: ReadonlyMap<string, readonly Mark[]>
  /** Where each row of its list begins. */
  readonly starts: readonly number[]
}

/** Which groups are folded, to be filled when a reader opens them. */
export interface Folding {
  readonly nested: boolean
  readonly top: boolean
  /** Very many pages repeat it: even the lists of groups that are not folded are shown in part. */
  readonly isHuge: boolean
  /** The number of top-level groups shown on each side of the open one, and of rows on each side of the open page. */
  readonly around: number
  readonly near: number
  /** The rows of folded groups by number; folded groups in them are closed as well. */
  readonly rest: Html[]
}

/** What the rows of a list are called when they are counted. */
function counterOf(rows: readonly Row[]): 'morePages' | 'moreGroups' | 'andMore' {
  if (rows.every(({ kind }) => kind === 'page')) return 'morePages'
  return rows.every(({ kind }) => kind === 'group') ? 'moreGroups' : 'andMore'
}

const CURRENT = () => html` aria-current="page"`
const OPEN = () => html` open`

/** Returns the rows with the page at `path` marked and the groups around it open. */
export const withPage = (template: SidebarTemplate, path: string): Html =>
  withPageBetween(template, path, 0, template.html.length)

function withPageBetween({ html: rows, marks }: SidebarTemplate, path: string, start: number, end: number) {
  const pieces: Html[] = []
  let from = start
  for (const mark of marks.get(path) ?? []) {
    pieces.push(cut(rows, from, mark.from), mark.make(path))
    from = mark.to
  }
  return join([...pieces, cut(rows, from, end)])
}

/** Fewer rows than this are not worth a row that stands for them. */
const FEW = 6

/**
 * Returns the rows of a list around the page at `path`; `far` renders the rows that are left out, as numbers in the
 * list, and the nearest of them.
 */
function nearPage(
  template: SidebarTemplate,
  path: string,
  { near, far }: { near: number; far: (from: number, to: number, nearest: Html) => Html },
): Html {
  const { html: rows, marks, starts } = template
  const at = marks.get(path)?.[0]?.from ?? 0
  const own = Math.max(
    0,
    starts.findLastIndex(start => start <= at),
  )
  const first = own - near < FEW ? 0 : own - near
  const last = own + near + 1 > starts.length - FEW ? starts.length : own + near + 1
  const start = (row: number) => starts[row] ?? rows.length
  const row = (number: number) => cut(rows, start(number), start(number + 1))
  return join([
    first === 0 ? none : far(0, first, row(first - 1)),
    withPageBetween(template, path, start(first), start(last)),
    last === starts.length ? none : far(last, starts.length, row(last)),
  ])
}

/** Writes a template row by row. */
export class SidebarWriter {
  readonly #marks = new Map<string, Mark[]>()
  readonly #context: PageContext
  readonly #folding: Folding
  readonly #pieces: Html[] = []
  #length = 0
  readonly #groups: number[] = []
  readonly #starts: number[] = []

  constructor(context: PageContext, folding: Folding) {
    this.#context = context
    this.#folding = folding
  }

  template(): SidebarTemplate {
    return { html: join(this.#pieces), marks: this.#marks, starts: this.#starts }
  }

  put(piece: Html): void {
    this.#pieces.push(piece)
    this.#length += piece.length
  }

  rows(rows: readonly Row[]): void {
    for (const row of rows) {
      if (row.kind === 'page') this.page(row.page)
      else if (row.group.name.trim() === '') this.rows(row.rows)
      else this.#nested(row)
    }
  }

  page(page: PageSummary): void {
    const row = pageRow(this.#context, page)
    if (row === undefined) return
    this.#starts.push(this.#length)
    this.put(html`<li><a`)
    if (!this.#marks.has(page.path) && page.url === undefined) {
      const here = [...this.#groups.map(at => ({ at, make: OPEN })), { at: this.#length, make: CURRENT }]
      this.#marks.set(
        page.path,
        here.map(({ at, make }) => ({ from: at, to: at, make })),
      )
    }
    this.put(html`${row}</li>`)
  }

  /** A top-level group: a heading, or in a long navigation a group that can be opened. */
  top(row: GroupRow): void {
    const { group, rows } = row
    const name = group.name.trim()
    const link = name === '' ? undefined : groupLink(this.#context, row)
    const isFolded = this.#folding.top && name !== '' && rows.length > 0
    this.put(isFolded && link ? html`<div class="group rooted">` : html`<div class="group">`)
    const own = link && this.#link(link, html` class="group-name"`)
    if (isFolded) this.#fold(row, { look: html` class="group-name"`, own })
    else {
      if (own) this.#mark(row, own)
      else if (name !== '')
        this.put(
          html`<p class="group-name"${groupSource(this.#context, group)}>${groupLabel(this.#context, group)}</p>`,
        )
      this.put(html`<ul>`)
      if (this.#folding.isHuge) this.#list(rows)
      else this.rows(rows)
      this.put(html`</ul>`)
    }
    this.put(html`</div>`)
  }

  #nested(row: GroupRow): void {
    const link = groupLink(this.#context, row)
    const isLeaf = row.rows.length === 0
    if (isLeaf && link === undefined) return
    this.#starts.push(this.#length)
    this.put(isLeaf ? html`<li>` : link ? html`<li class="nested rooted">` : html`<li class="nested">`)
    const own = link && this.#link(link)
    if (isLeaf) this.#mark(row, own ?? [])
    else if (this.#folding.nested) this.#fold(row, { look: none, own })
    else this.#unfolded(row, own)
    this.put(html`</li>`)
  }

  #unfolded(row: GroupRow, own: readonly Mark[] | undefined): void {
    const isClosed = row.group.isExpanded !== true
    this.put(isClosed ? html`<details` : html`<details open`)
    const here = { from: this.#length, to: this.#length, make: OPEN }
    if (own) this.#mark(row, isClosed ? [...own, here] : own)
    if (isClosed) this.#groups.push(this.#length)
    this.put(html`>${this.#summary(row, none, own !== undefined)}<ul>`)
    this.rows(row.rows)
    this.put(html`</ul></details>`)
    if (isClosed) this.#groups.pop()
  }

  /** The name of a group as a link to its page; returns what marks it. */
  #link(link: Html, look: Html = none): readonly Mark[] {
    this.put(html`<a${look}`)
    const at = this.#length
    this.put(link)
    return [{ from: at, to: at, make: CURRENT }]
  }

  /** Notes how the page of a group is marked: the groups around it are open. */
  #mark({ root }: GroupRow, own: readonly Mark[]): void {
    if (root === undefined || root.url !== undefined || this.#marks.has(root.path)) return
    const around = this.#groups.map(at => ({ from: at, to: at, make: OPEN }))
    this.#marks.set(root.path, [...around, ...own])
  }

  /** What opens a group: its name, or a small button next to its name if that is a link. */
  #summary({ group }: GroupRow, look: Html, isBeside: boolean): Html {
    const { texts } = this.#context
    if (!isBeside)
      return html`<summary${look}${groupSource(this.#context, group)}>${groupLabel(this.#context, group)}</summary>`
    const label = filledIn(texts.labeled, { name: texts.navigation, value: group.name.trim() })
    return html`<summary aria-label="${text(label)}"></summary>`
  }

  /** Rows of which each page shows those around its own. */
  #list(rows: readonly Row[]): void {
    const { template, near } = this.#deferred(rows)
    const from = this.#length
    this.put(near(''))
    for (const path of template.marks.keys()) {
      if (!this.#marks.has(path)) this.#marks.set(path, [{ from, to: this.#length, make: near }])
    }
  }

  /** Rows that the file with the rest has, under a number, and how a page shows those around its own. */
  #deferred(rows: readonly Row[]) {
    const inner = new SidebarWriter(this.#context, this.#folding)
    inner.rows(rows)
    const template = inner.template()
    const { rest, near } = this.#folding
    const number = rest.push(template.html) - 1
    const counter = counterOf(rows)
    const far = (from: number, to: number, nearest: Html) => {
      const label = text(counted(this.#context.texts, counter, to - from))
      const state = attributes({ 'data-rest': number, 'data-from': from, 'data-to': to })
      return html`<li><details class="more"${state}><summary>${label}</summary><ul>${nearest}</ul></details></li>`
    }
    return { template, number, near: (path: string) => nearPage(template, path, { near, far }) }
  }

  /** A closed group links to its first page, where it is open. */
  #fold(
    row: GroupRow,
    { look, own }: { readonly look: Html; readonly own: readonly Mark[] | undefined },
  ): void {
    const { template, number, near } = this.#deferred(row.rows)
    const first = firstPage(row.rows)
    const link = first && pageRow(this.#context, first)
    const head = html`${this.#summary(row, look, own !== undefined)}<ul>`
    const stub = link === undefined ? none : html`<li><a${link}</li>`
    const from = this.#length
    this.put(html`<details data-rest="${text(String(number))}">${head}${stub}</ul></details>`)
    const make = (path: string) => html`<details open>${head}${near(path)}</ul></details>`
    if (own) this.#mark(row, [...own, { from, to: this.#length, make }])
    for (const path of template.marks.keys()) {
      if (!this.#marks.has(path)) this.#marks.set(path, [{ from, to: this.#length, make }])
    }
  }
}
