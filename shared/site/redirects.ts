import type { Redirect } from '../config/types.generated.ts'
import { normalise } from '../text/path.ts'
import { html, text } from './html.ts'
import { linkTo } from './links.ts'
import type { Site } from './plan.ts'
import { outputOf, prefixOf } from './routes.ts'
import { words } from './words.ts'

/** A small document that leads from an old address to a new one. */
export interface RedirectFile {
  readonly output: string
  readonly html: string
}

/** A document that leads to `href` at once, with a link for browsers that do not follow. */
export function redirectDocument(href: string): string {
  const target = text(href)
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(words.moved)}</title><meta name="robots" content="noindex"><link rel="canonical" href="${target}"><meta http-equiv="refresh" content="0;url=${target}"></head><body><p>${text(words.moved)}: <a href="${target}">${target}</a></p></body></html>`
}

function redirectOf(site: Site, { source, destination }: Redirect): RedirectFile[] {
  // Patterns such as `:slug*` need a server.
  if (source === undefined || destination === undefined || /[:*]/.test(source)) return []
  const path = normalise(source.replace(/\.(mdx?|html)$/, ''))
  if (path === '' || site.routes.pages.has(path)) return []
  const output = outputOf(path)
  const link = linkTo(destination, {
    routes: site.routes,
    page: '',
    prefix: prefixOf(output),
    used: new Set(),
  })
  return link === undefined ? [] : [{ output, html: redirectDocument(link.href) }]
}

/** Documents for the old addresses of docs.json, where no page has taken their place. */
export const redirectFiles = (site: Site): readonly RedirectFile[] =>
  (site.config.redirects ?? []).flatMap(redirect => redirectOf(site, redirect))
