import type { Reference } from '../../page/parse/references.ts'
import { pathOfFile } from '../../page/summary.ts'
import { anchorNamed, findDestination } from '../../site/base/routes.ts'
import { readTarget, type Target } from '../../site/base/url.ts'
import { anchorsOf, hasAnchor } from '../base/anchors.ts'
import type { PageCheck } from '../base/page-check.ts'
import { hintOf } from '../base/suggest.ts'
import { isRedirected } from '../config/redirects.ts'

/** Checks that the links of a page lead to a page, a file, and one of its headings. */
export function checkPageLinks(check: PageCheck): void {
  for (const link of check.page.links) {
    const target = readTarget(link.target)
    if (isEmpty(link)) empty(check, link)
    else if (target === undefined) unsafe(check, link)
    else if (target.kind === 'internal') checkTarget(check, link, target)
  }
}

/** A link that somebody meant to fill in. An empty attribute of a component counts as absent. */
const isEmpty = ({ target, tag }: Reference): boolean =>
  target.trim() === '' && (tag === undefined || tag === 'a')

function empty(check: PageCheck, link: Reference): void {
  const text = link.text?.trim() ?? ''
  check.add('link/empty', link, {
    message: text === '' ? 'This link leads nowhere.' : `The link “${shorten(text)}” leads nowhere.`,
    hint: 'Write where it leads, or leave the link out.',
  })
}

function unsafe(check: PageCheck, link: Reference): void {
  check.add('link/unsafe', link, {
    message: `The address “${shorten(link.target)}” is of a kind that is not allowed.`,
    hint: 'Addresses begin with https://, http://, mailto: or tel:, or are paths.',
  })
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}…` : text)

function checkTarget(check: PageCheck, link: Reference, target: Target & { kind: 'internal' }): void {
  const { page, context } = check
  const { routes, config } = context.site
  const own = pathOfFile(page.file)
  const found = findDestination(routes, own, target)
  if (found.kind === 'page') checkRedirected(check, link, target)
  if (found.kind === 'page') checkFragment(check, link, found.path === own ? undefined : found.path)
  if (found.kind !== 'missing' || isRedirected(config, found.path)) return
  const suggestion = check.suggest(routes.pages, found.path)
  check.add('link/dead', link, {
    message: `This link leads to “${shorten(link.target)}”, where there is nothing.`,
    hint: suggestion && hintOf(suggestion),
    fix: check.correction(link, link.target, suggestion),
  })
}

/** The link works because of a redirect. */
function checkRedirected(check: PageCheck, link: Reference, target: Target & { kind: 'internal' }): void {
  const { routes } = check.context.site
  if (routes.redirect === undefined) return
  const own = pathOfFile(check.page.file)
  const found = findDestination(routes, own, target)
  if (findDestination({ ...routes, redirect: undefined }, own, target).kind !== 'missing') return
  const fix = check.correction(link, link.target, { path: found.path, reason: 'moved' })
  check.add('link/redirected', link, {
    message: `This link leads to an old address, from where readers are sent on to “${found.path}”.`,
    hint: 'Link to the page itself.',
    fix: fix && { ...fix, safe: true },
  })
}

/** `path`: another page than this one. */
function checkFragment(check: PageCheck, link: Reference, path: string | undefined): void {
  const fragment = /#[^#]*$/.exec(link.target)?.[0] ?? ''
  const wanted = anchorNamed(fragment)
  if (wanted === undefined) return
  const anchors = path === undefined ? anchorsOf(check.page) : check.context.anchors(path, wanted)
  if (anchors === undefined || hasAnchor(anchors, wanted)) return
  const suggestion = check.nearest(wanted, anchors)
  const kept = link.target.slice(0, link.target.length - fragment.length)
  const { offset, length } = link
  check.add('link/no-heading', link, {
    message: `${path === undefined ? 'This page' : `The page “${path}”`} has no heading “#${wanted}”.`,
    hint:
      suggestion === undefined ? 'The link leads to the top of the page.' : `Did you mean “#${suggestion}”?`,
    fix:
      suggestion === undefined || length !== link.target.length
        ? undefined
        : { label: `Change to “#${suggestion}”`, edits: [{ offset, length, text: `${kept}#${suggestion}` }] },
  })
}
