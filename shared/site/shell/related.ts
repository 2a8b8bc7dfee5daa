import { relatedLinks } from '../../page/parse/related.ts'
import type { Literal } from '../../page/tree/tree.ts'
import { glyph } from '../base/glyphs.ts'
import { attributes, type Html, html, join, none, text } from '../base/html.ts'
import { brokenLink, linkTo, nameOfLink } from '../base/links.ts'
import { findDestination } from '../base/routes.ts'
import { readTarget } from '../base/url.ts'
import { configIcon, labelOf, type PageContext } from './page-context.ts'

/** The links to other pages that the frontmatter of a page names, at its end; empty if it names none. */
export function relatedPages(context: PageContext, related: Literal | undefined): Html {
  const { site, path, prefix, used, texts } = context
  const scope = { ...site, page: path, prefix, used }
  const rows = relatedLinks(related).flatMap(({ href, label }) => {
    const link = linkTo(href, scope)
    const target = readTarget(href)
    if (link === undefined || target === undefined) return []
    const found = target.kind === 'internal' ? findDestination(site.routes, path, target) : undefined
    if (found?.kind === 'missing' && !site.preview) return []
    const page = found?.kind === 'page' ? site.routes.pages.get(found.path) : undefined
    const icon = page && configIcon(context, page.icon, page.iconType)
    const name = label || (page ? labelOf(page) : nameOfLink(href, scope))
    const state = attributes({
      href: link.href,
      rel: link.external ? 'noreferrer' : undefined,
      'data-broken': brokenLink(href, scope),
    })
    const mark = glyph(link.external ? 'out' : 'chevron')
    return [html`<li><a${state}>${icon ?? none}<span>${text(name)}</span>${mark}</a></li>`]
  })
  if (rows.length === 0) return none
  const title = text(texts.related)
  return html`<nav class="related" aria-label="${title}"><p class="related-title" aria-hidden="true">${title}</p><ul>${join(rows)}</ul></nav>`
}
