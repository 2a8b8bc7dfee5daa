import type { GroupEntry } from '../../config/navigation/entry.ts'
import type { PageSummary } from '../../page/summary.ts'
import { cut, type Html, html, join, none, text } from '../base/html.ts'
import { firstPage, type Row } from '../plan/section.ts'
import type { PageContext } from './page-context.ts'
import { groupLabel, groupSource, pageRow } from './sidebar-row.ts'

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
}

/** Which groups are folded, to be filled when a reader opens them. */
export interface Folding {
  readonly nested: boolean
  readonly top: boolean
  /** The rows of folded groups by number; folded groups in them are closed as well. */
  readonly rest: Html[]
}

const CURRENT = () => html` aria-current="page"`
const OPEN = () => html` open`

/** Returns the rows with the page at `path` marked and the groups around it open. */
export function withPage(template: SidebarTemplate, path: string): Html {
  const pieces: Html[] = []
  let from = 0
  for (const mark of template.marks.get(path) ?? []) {
    pieces.push(cut(template.html, from, mark.from), mark.make(path))
    from = mark.to
  }
  return join([...pieces, cut(template.html, from)])
}

/** Writes a template row by row. */
export class SidebarWriter {
  readonly #marks = new Map<string, Mark[]>()
  readonly #context: PageContext
  readonly #folding: Folding
  readonly #pieces: Html[] = []
  #length = 0
  readonly #groups: number[] = []

  constructor(context: PageContext, folding: Folding) {
    this.#context = context
    this.#folding = folding
  }

  template(): SidebarTemplate {
    return { html: join(this.#pieces), marks: this.#marks }
  }

  put(piece: Html): void {
    this.#pieces.push(piece)
    this.#length += piece.length
  }

  rows(rows: readonly Row[]): void {
    for (const row of rows) {
      if (row.kind === 'page') this.page(row.page)
      else if (row.group.name.trim() === '') this.rows(row.rows)
      else this.#nested(row.group, row.rows)
    }
  }

  page(page: PageSummary): void {
    const row = pageRow(this.#context, page)
    if (row === undefined) return
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
  top(group: GroupEntry, rows: readonly Row[]): void {
    this.put(html`<div class="group">`)
    const name = group.name.trim()
    if (this.#folding.top && name !== '') this.#fold(html` class="group-name"`, group, rows)
    else {
      if (name !== '')
        this.put(
          html`<p class="group-name"${groupSource(this.#context, group)}>${groupLabel(this.#context, group)}</p>`,
        )
      this.put(html`<ul>`)
      this.rows(rows)
      this.put(html`</ul>`)
    }
    this.put(html`</div>`)
  }

  #nested(group: GroupEntry, rows: readonly Row[]): void {
    this.put(html`<li class="nested">`)
    if (this.#folding.nested) this.#fold(none, group, rows)
    else {
      this.put(group.isExpanded ? html`<details open` : html`<details`)
      const isClosed = group.isExpanded !== true
      if (isClosed) this.#groups.push(this.#length)
      this.put(
        html`><summary${groupSource(this.#context, group)}>${groupLabel(this.#context, group)}</summary><ul>`,
      )
      this.rows(rows)
      this.put(html`</ul></details>`)
      if (isClosed) this.#groups.pop()
    }
    this.put(html`</li>`)
  }

  /** A closed group links to its first page, where it is open. */
  #fold(name: Html, group: GroupEntry, rows: readonly Row[]): void {
    const inner = new SidebarWriter(this.#context, this.#folding)
    inner.rows(rows)
    const template = inner.template()
    const number = this.#folding.rest.push(template.html) - 1
    const first = firstPage(rows)
    const link = first && pageRow(this.#context, first)
    const head = html`<summary${name}${groupSource(this.#context, group)}>${groupLabel(this.#context, group)}</summary><ul>`
    const stub = link === undefined ? none : html`<li><a${link}</li>`
    const from = this.#length
    this.put(html`<details data-rest="${text(String(number))}">${head}${stub}</ul></details>`)
    const make = (path: string) => html`<details open>${head}${withPage(template, path)}</ul></details>`
    for (const path of template.marks.keys()) {
      if (!this.#marks.has(path)) this.#marks.set(path, [{ from, to: this.#length, make }])
    }
  }
}
