import type { Redirect } from '../../config/schema/types.generated.ts'
import { normalize } from '../../text/path.ts'
import { attributes, html, text } from '../base/html.ts'
import { languageAttributes } from '../base/language.ts'
import { linkTo } from '../base/links.ts'
import { encodePath, findDestination, outputOf, pageHref, prefixOf } from '../base/routes.ts'
import { readTarget } from '../base/url.ts'
import type { Site } from '../plan/plan.ts'
import {
  fillPattern,
  hostPattern,
  isPlainPattern,
  matchPattern,
  namesOf,
  pagePattern,
  type RedirectPattern,
} from '../plan/redirect-pattern.ts'

/** A small document that redirects from an old address to a new one. */
interface Stub {
  readonly output: string
  readonly html: string
}

/** The document of a redirect, with the old address as written. */
interface RedirectFile extends Stub {
  readonly source: string
}

/** A document that redirects to `href` at once, with a link for browsers that do not. */
function redirectDocument(site: Site, href: string): string {
  const { moved, language } = site.texts
  const root = attributes(languageAttributes(language, moved))
  const target = text(href)
  return html`<!doctype html><html${root}><head><meta charset="utf-8"><title>${text(moved)}</title><meta name="robots" content="noindex"><link rel="canonical" href="${target}"><meta http-equiv="refresh" content="0;url=${target}"></head><body><p>${text(moved)}: <a href="${target}">${target}</a></p></body></html>`
}

function stub(site: Site, path: string, destination: string): Stub[] {
  if (path === '' || site.routes.pages.has(path)) return []
  const output = outputOf(path, site.routes.urls)
  const link = linkTo(destination, {
    routes: site.routes,
    page: '',
    prefix: prefixOf(output),
    used: new Set(),
  })
  return link === undefined ? [] : [{ output, html: redirectDocument(site, link.href) }]
}

interface Wildcard {
  readonly source: RedirectPattern
  readonly destination: RedirectPattern
}

/** The old address of every page that the redirect leads to: those need no server. */
function stubsOfPattern(site: Site, { source, destination }: Wildcard): Stub[] {
  const wanted = new Set(namesOf(destination))
  if (namesOf(source).some(name => !wanted.has(name))) return []
  return site.pages.flatMap(({ path }) => {
    const values = matchPattern(destination, path)
    return values === undefined ? [] : stub(site, fillPattern(source, values), `/${path}`)
  })
}

function stubsOf(site: Site, { source, destination }: Redirect): Stub[] {
  if (source === undefined || destination === undefined) return []
  const from = pagePattern(source)
  if (isPlainPattern(from)) return stub(site, fillPattern(from, new Map()), destination)
  // The page for missing addresses follows them: one rule each.
  if (site.config.newer !== undefined) return []
  const target = readTarget(destination)
  if (target?.kind !== 'internal') return []
  return stubsOfPattern(site, { source: from, destination: pagePattern(target.path) })
}

/**
 * Documents for the old addresses of docs.json, unless a page has such an address. A redirect with `:slug*`
 * has one for every page that it leads to.
 */
export const redirectFiles = (site: Site): readonly RedirectFile[] => [
  ...(site.config.redirects ?? []).flatMap(redirect =>
    stubsOf(site, redirect).map(file => ({ ...file, source: redirect.source ?? '' })),
  ),
  ...addressesOfFiles(site),
]

/** Documents at the `.html` addresses of pages whose addresses are those of folders. */
function addressesOfFiles(site: Site): readonly RedirectFile[] {
  const { urls } = site.routes
  if (urls !== 'clean') return []
  return site.pages.flatMap(({ path }) => {
    const output = outputOf(path)
    if (output === outputOf(path, urls)) return []
    const html = redirectDocument(site, pageHref(prefixOf(output), path, urls))
    return [{ source: `/${output}`, output, html }]
  })
}

const inList = (path: string): string => path.replace(/\s/g, encodeURIComponent)

/** A path or a pattern as an address, normalized however the author escaped it. */
const inAddress = (pattern: RedirectPattern, ...how: [isSource: boolean, rest?: string]): string =>
  encodePath(hostPattern(pattern, ...how).slice(1))

function targetInList(
  site: Site,
  written: string,
  source: RedirectPattern,
  base: string,
): string | undefined {
  const target = readTarget(written)
  if (target === undefined) return undefined
  const rest = source.find(({ kind }) => kind === 'rest')
  if (target.kind === 'external') {
    const name = rest && 'name' in rest ? rest.name : ''
    return inList(target.url.replace(`:${name}*`, ':splat').replace(/\/\*(?=$|[?#])/, '/:splat'))
  }
  const pattern = pagePattern(target.path)
  if (!isPlainPattern(pattern)) {
    return base + inAddress(pattern, false, rest && 'name' in rest ? rest.name : undefined)
  }
  const found = findDestination(site.routes, '', { ...target, path: `/${normalize(target.path)}` })
  const address =
    found.kind === 'page' ? pageHref(base, found.path, site.routes.urls) : base + encodePath(found.path)
  return address + inList(target.query + target.fragment)
}

/** The host would redirect in a loop. */
const isItself = (old: string, target: string): boolean =>
  old.replace('*', ':splat') === target.replace(/[?#].*$/, '').replace(/\.html$|\/$/, '')

function rowOf(site: Site, { source, destination, permanent }: Redirect, base: string): readonly string[] {
  if (source === undefined || destination === undefined) return []
  const from = pagePattern(source)
  if (isPlainPattern(from) && site.routes.pages.has(fillPattern(from, new Map()))) return []
  const target = targetInList(site, destination, from, base)
  const old = base + inAddress(from, true)
  if (target === undefined || isItself(old, target)) return []
  return [`${old} ${target} ${permanent === false ? 307 : 308}`]
}

/**
 * The redirects of docs.json for hosts that read a file `_redirects`; undefined if there are none. `base` is
 * the path of the site's root on its host.
 */
export function redirectList(site: Site, base: string): string | undefined {
  const rows = (site.config.redirects ?? []).flatMap(redirect => rowOf(site, redirect, base))
  return rows.length === 0 ? undefined : `${rows.join('\n')}\n`
}
