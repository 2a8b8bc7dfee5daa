import type { GroupEntry } from '../../config/navigation/entry.ts'
import { isMethod } from '../../page/method.ts'
import type { PageSummary } from '../../page/summary.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, type Html, html, none, text } from '../base/html.ts'
import type { GroupRow } from '../plan/section.ts'
import { configIcon, configLink, drawnFrom, labelOf, nearHref, type PageContext } from './page-context.ts'

/** The method of the operation that a row shows beside its label. */
const methodOf = ({ operation, hideApiMarker }: PageSummary): string | undefined =>
  hideApiMarker === true ? undefined : operation?.trim().split(/\s+/).find(isMethod)?.toLowerCase()

/** The label of a row; an operation without a title is named by its method and path, and the row shows the method separately. */
function rowLabel(page: PageSummary): string {
  const [label, method] = [labelOf(page), methodOf(page)]
  const before = method === undefined ? '' : `${method.toUpperCase()} /`
  return before !== '' && label.startsWith(before) ? label.slice(before.length - 1) : label
}

function pill(page: PageSummary): Html {
  const method = methodOf(page)
  if (method === undefined) return none
  const short = method === 'delete' ? 'del' : method
  return html`<span class="method ${text(method)}">${text(short)}</span>`
}

const chipOf = (tag: string | undefined): Html =>
  tag === undefined || tag === '' ? none : html`<span class="chip">${text(tag)}</span>`

function tail(context: PageContext, page: PageSummary, external: boolean): Html {
  const tag = chipOf(page.tag)
  const old =
    page.deprecated === true
      ? html`<span class="chip deprecated">${text(context.texts.deprecated)}</span>`
      : none
  return html`${tag}${old}${external ? glyph('out') : none}`
}

/** A label in an element of its own only if something follows it, since pages repeat many rows. */
const labelBefore = (after: Html, label: string): Html =>
  after === none || after === '' ? text(label) : html`<span class="row-label">${text(label)}</span>`

interface RowLink {
  readonly state: Readonly<Record<string, string | undefined>>
  readonly isExternal: boolean
}

/** The attributes of a link to a page; undefined if its address is not allowed. */
function linkTo(context: PageContext, page: PageSummary): RowLink | undefined {
  const outside = page.url === undefined ? undefined : configLink(context, page.url)
  if (page.url !== undefined && outside === undefined) return undefined
  const isExternal = outside?.external === true
  const state = {
    href: outside?.href ?? nearHref(context, page.path),
    rel: isExternal ? 'noreferrer' : undefined,
    'data-page': context.site.preview ? page.path : undefined,
  }
  return { state, isExternal }
}

/** The HTML after `<a` in the row of a page; empty if its address is not allowed. */
export function pageRow(context: PageContext, page: PageSummary): Html | undefined {
  const link = linkTo(context, page)
  if (link === undefined) return undefined
  const icon = configIcon(context, page.icon, page.iconType) ?? none
  const after = tail(context, page, link.isExternal)
  return html`${attributes(link.state)}>${pill(page)}${icon}${labelBefore(after, rowLabel(page))}${after}</a>`
}

/** The HTML after `<a` in the name of a group that opens a page; empty if there is no such link. */
export function groupLink(context: PageContext, { group, root }: GroupRow): Html | undefined {
  const link = root && linkTo(context, root)
  if (link === undefined) return undefined
  const from = groupSource(context, group)
  const mark = link.isExternal ? glyph('out') : none
  return html`${attributes(link.state)}${from}>${groupLabel(context, group)}${mark}</a>`
}

/** The value of docs.json that a group comes from, for the preview. */
export const groupSource = (context: PageContext, group: GroupEntry): Html =>
  attributes(drawnFrom(context, ...group.at))

/** Icon and name of a group. */
export function groupLabel(context: PageContext, group: GroupEntry): Html {
  const after = chipOf(group.tag)
  return html`${configIcon(context, group.icon, group.iconType) ?? none}${labelBefore(after, group.name.trim())}${after}`
}
