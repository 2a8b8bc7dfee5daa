import type { PageSummary } from '../../page/summary.ts'
import { glyph } from '../glyphs.ts'
import { attributes, cut, type Html, html, join, none, text } from '../html.ts'
import type { Site } from '../plan.ts'
import type { Row } from '../section.ts'
import { words } from '../words.ts'
import { anchors, tabs } from './divisions.ts'
import { callToAction, topLinks } from './header.ts'
import { configIcon, configLink, drawnFrom, hrefOf, labelOf, type Place } from './place.ts'

/** A sidebar without any page marked, and where marks go. */
interface Sheet {
  readonly html: Html
  /** For every page: where its link takes `aria-current`, and where the groups around it take `open`. */
  readonly marks: ReadonlyMap<string, readonly { readonly at: number; readonly mark: Html }[]>
  readonly used: readonly string[]
  /** As it was drawn last: a page that is redrawn gets the very same text. */
  last?: { readonly path: string; readonly html: Html }
}

const CURRENT = html` aria-current="page"`
const OPEN = html` open`

const sheets = new WeakMap<Site['shared'], Map<string, Sheet>>()

const METHODS: ReadonlySet<string> = new Set([
  'get',
  'post',
  'put',
  'delete',
  'patch',
  'head',
  'options',
  'webhook',
])

function pill(page: PageSummary): Html {
  const method = page.operation
    ?.trim()
    .split(/\s+/)
    .find(word => METHODS.has(word.toLowerCase()))
    ?.toLowerCase()
  if (method === undefined) return none
  const short = method === 'delete' ? 'del' : method
  return html`<span class="method ${text(method)}">${text(short)}</span>`
}

function tail(page: PageSummary, external: boolean): Html {
  const tag =
    page.tag === undefined || page.tag === '' ? none : html`<span class="chip">${text(page.tag)}</span>`
  const old =
    page.deprecated === true ? html`<span class="chip deprecated">${text(words.deprecated)}</span>` : none
  return html`${tag}${old}${external ? glyph('out') : none}`
}

class SheetWriter {
  private readonly pieces: Html[] = []
  private length = 0
  private readonly groups: number[] = []
  readonly marks = new Map<string, { at: number; mark: Html }[]>()
  private readonly place: Place

  constructor(place: Place) {
    this.place = place
  }

  put(piece: Html): void {
    this.pieces.push(piece)
    this.length += piece.length
  }

  done = (): Html => join(this.pieces)

  private page(page: PageSummary): void {
    const { place } = this
    const outside = page.url === undefined ? undefined : configLink(place, page.url)
    if (page.url !== undefined && outside === undefined) return
    this.put(html`<li><a`)
    const known = this.marks.has(page.path) || page.url !== undefined
    if (!known) {
      const open = this.groups.map(at => ({ at, mark: OPEN }))
      this.marks.set(page.path, [...open, { at: this.length, mark: CURRENT }])
    }
    const state = {
      href: outside?.href ?? hrefOf(place, page.path),
      rel: outside?.external ? 'noreferrer' : undefined,
    }
    const icon = configIcon(place, page.icon, page.iconType) ?? none
    const label = html`<span class="row-label">${text(labelOf(page))}</span>`
    this.put(
      html`${attributes(state)}>${pill(page)}${icon}${label}${tail(page, outside?.external === true)}</a></li>`,
    )
  }

  rows(rows: readonly Row[], depth: number): void {
    for (const row of rows) {
      if (row.kind === 'page') this.page(row.page)
      else this.group(row, depth)
    }
  }

  private group({ group, rows }: Row & { kind: 'group' }, depth: number): void {
    const icon = configIcon(this.place, group.icon, group.iconType) ?? none
    const label = html`${icon}<span class="row-label">${text(group.name)}</span>`
    if (group.name.trim() === '') {
      this.rows(rows, depth)
      return
    }
    this.put(html`<li class="nested"><details`)
    this.groups.push(this.length)
    this.put(
      html`><summary${attributes(drawnFrom(this.place, ...group.at))}>${label}${glyph('chevron')}</summary><ul>`,
    )
    this.rows(rows, depth + 1)
    this.put(html`</ul></details></li>`)
    this.groups.pop()
  }

  /** Groups of the first level are headings; pages between them stand in lists of their own. */
  top(rows: readonly Row[]): void {
    let open = false
    const close = () => {
      if (open) this.put(html`</ul></div>`)
      open = false
    }
    for (const row of rows) {
      if (row.kind === 'page') {
        if (!open) this.put(html`<div class="group"><ul>`)
        open = true
        this.page(row.page)
        continue
      }
      close()
      const icon = configIcon(this.place, row.group.icon, row.group.iconType) ?? none
      const name = row.group.name.trim()
      const from = attributes(drawnFrom(this.place, ...row.group.at))
      const heading = name === '' ? none : html`<p class="group-name"${from}>${icon}${text(name)}</p>`
      this.put(html`<div class="group">${heading}<ul>`)
      this.rows(row.rows, 1)
      this.put(html`</ul></div>`)
    }
    close()
  }
}

function write(place: Place): Sheet {
  const writer = new SheetWriter(place)
  const bar = tabs(place)
  const nav = bar === none ? none : html`<div class="drawer-tabs">${bar}</div>`
  writer.put(html`${nav}${anchors(place)}`)
  writer.top(place.section.rows)
  const extras = html`${topLinks(place)}${callToAction(place)}`
  if (extras !== none) writer.put(html`<div class="drawer-links">${extras}</div>`)
  return { html: writer.done(), marks: writer.marks, used: [...place.used] }
}

function sheetOf(place: Place): Sheet {
  const known = sheets.get(place.site.shared) ?? new Map<string, Sheet>()
  sheets.set(place.site.shared, known)
  const key = `${place.prefix} ${place.section.key}`
  const found = known.get(key) ?? write(place)
  known.set(key, found)
  return found
}

/** The sidebar: written once for all pages that share it, with this page's row marked and its groups open. */
export function sidebar(place: Place): Html {
  const sheet = sheetOf(place)
  for (const file of sheet.used) place.used.add(file)
  if (sheet.last?.path === place.path) return sheet.last.html
  const pieces: Html[] = []
  let from = 0
  for (const { at, mark } of sheet.marks.get(place.path) ?? []) {
    pieces.push(cut(sheet.html, from, at), mark)
    from = at
  }
  const drawn = join([...pieces, cut(sheet.html, from)])
  sheet.last = { path: place.path, html: drawn }
  return drawn
}
