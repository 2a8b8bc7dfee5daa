import type { GroupEntry } from '../../config/navigation/entry.ts'
import { isMethod, type PageSummary } from '../../page/summary.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, type Html, html, none, text } from '../base/html.ts'
import { configIcon, configLink, drawnFrom, hrefOf, labelOf, type PageContext } from './page-context.ts'

function pill(page: PageSummary): Html {
  const method = page.operation?.trim().split(/\s+/).find(isMethod)?.toLowerCase()
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

/** The HTML after `<a` in the row of a page; empty if its address is not allowed. */
export function pageRow(context: PageContext, page: PageSummary): Html | undefined {
  const outside = page.url === undefined ? undefined : configLink(context, page.url)
  if (page.url !== undefined && outside === undefined) return undefined
  const state = {
    href: outside?.href ?? hrefOf(context, page.path),
    rel: outside?.external ? 'noreferrer' : undefined,
    'data-page': context.site.preview ? page.path : undefined,
  }
  const icon = configIcon(context, page.icon, page.iconType) ?? none
  const label = html`<span class="row-label">${text(labelOf(page))}</span>`
  return html`${attributes(state)}>${pill(page)}${icon}${label}${tail(context, page, outside?.external === true)}</a>`
}

/** The value of docs.json that a group comes from, for the preview. */
export const groupSource = (context: PageContext, group: GroupEntry): Html =>
  attributes(drawnFrom(context, ...group.at))

/** Icon and name of a group. */
export const groupLabel = (context: PageContext, group: GroupEntry): Html =>
  html`${configIcon(context, group.icon, group.iconType) ?? none}<span class="row-label">${text(group.name.trim())}</span>${chipOf(group.tag)}`
