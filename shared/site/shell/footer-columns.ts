import { attributes, element, type Html, html, join, none, text } from '../base/html.ts'
import { frameSetting } from './frame-settings.ts'
import { configLink, drawnFrom, type PageContext } from './page-context.ts'

interface FooterLink {
  readonly label?: string
  readonly href?: string
}

function linkRow(context: PageContext, { label, href }: FooterLink): Html {
  const link = href === undefined ? undefined : configLink(context, href)
  if (link === undefined || label === undefined || label.trim() === '') return none
  const state = { href: link.href, rel: link.external ? 'noreferrer' : undefined }
  return html`<li>${element('a', state, text(label))}</li>`
}

/** The columns of links at the end of a page; empty if docs.json has none for its language. */
export function footerColumns(context: PageContext): Html {
  const { value, at } = frameSetting(context, 'footer')
  const columns = value?.links ?? []
  const drawn = columns.map(({ header, items = [] }, index) => {
    const rows = join(items.map(item => linkRow(context, item)))
    if (rows === none) return none
    const title = header === undefined ? none : html`<p class="foot-title">${text(header)}</p>`
    return html`<div${attributes(drawnFrom(context, ...at, 'links', index))}>${title}<ul>${rows}</ul></div>`
  })
  const all = join(drawn)
  return all === none
    ? none
    : html`<nav class="foot-columns" aria-label="${text(context.texts.footerLinks)}">${all}</nav>`
}
