import { message } from '../../messages/message.ts'
import type { Reference } from '../../page/parse/references.ts'
import { pathOfFile } from '../../page/summary.ts'
import { anchorNamed, findDestination } from '../../site/base/routes.ts'
import { readTarget, type Target } from '../../site/base/url.ts'
import { shorten } from '../../text/shorten.ts'
import { anchorsOf, hasAnchor } from '../base/anchors.ts'
import type { PageCheck } from '../base/page-check.ts'
import { hintOf } from '../base/suggest.ts'
import { withVariables } from '../base/variables.ts'
import { isRedirected } from '../config/redirects.ts'

/** Checks that the links of a page lead to a page, a file, and one of its headings. */
export function checkPageLinks(check: PageCheck): void {
  for (const link of check.page.links) {
    const target = readTarget(withVariables(check, link.target))
    if (isEmpty(link)) reportEmpty(check, link)
    else if (target?.kind === 'internal') checkTarget(check, link, target)
  }
}

/** Checks that the links of a snippet from the root lead somewhere; the others depend on the pages that show it. */
export function checkSnippetLinks(check: PageCheck): void {
  for (const link of check.page.links) {
    const target = link.target.startsWith('/') ? readTarget(link.target) : undefined
    if (target?.kind === 'internal') checkTarget(check, link, target)
  }
}

/** Checks that the links of a page or snippet are of a kind that readers get: none that starts a program. */
export function checkLinkKinds(check: PageCheck): void {
  for (const link of check.page.links) {
    if (!isEmpty(link) && readTarget(link.target) === undefined) reportUnsafe(check, link)
  }
}

/** A link that somebody meant to fill in. An empty attribute of a component counts as absent. */
const isEmpty = ({ target, tag }: Reference): boolean =>
  target.trim() === '' && (tag === undefined || tag === 'a')

function reportEmpty(check: PageCheck, link: Reference): void {
  const text = link.text?.trim() ?? ''
  check.add('link/empty', link, {
    message:
      text === '' ? message('checks:link.empty') : message('checks:link.emptyNamed', { text: shorten(text) }),
    hint: message('checks:link.emptyHint'),
  })
}

function reportUnsafe(check: PageCheck, link: Reference): void {
  check.add('link/unsafe', link, {
    message: message('checks:link.unsafe', { target: shorten(link.target) }),
    hint: message('checks:link.unsafeHint'),
  })
}

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
    message: message('checks:link.dead', { target: shorten(link.target) }),
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
    message: message('checks:link.redirected', { path: found.path }),
    hint: message('checks:link.redirectedHint'),
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
    message:
      path === undefined
        ? message('checks:link.noHeadingHere', { id: wanted })
        : message('checks:link.noHeading', { path, id: wanted }),
    hint:
      suggestion === undefined
        ? message('checks:link.toTop')
        : message('checks:link.nearHeading', { near: suggestion }),
    fix:
      suggestion === undefined || length !== link.target.length
        ? undefined
        : {
            label: message('common:changeTo', { text: `#${suggestion}` }),
            edits: [{ offset, length, text: `${kept}#${suggestion}` }],
          },
  })
}
