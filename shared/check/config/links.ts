import type { JsonPath } from '../../config/json/pointer.ts'
import { type FrameLink, frameLinks } from '../../config/read/frame-links.ts'
import { message } from '../../messages/message.ts'
import { findDestination } from '../../site/base/routes.ts'
import { readTarget } from '../../site/base/url.ts'
import type { ConfigCheck } from '../base/config-check.ts'
import type { CheckContext } from '../base/context.ts'
import { hintOf, suggest } from '../base/suggest.ts'
import { isRedirected } from './redirects.ts'

/** Returns the links of docs.json around pages, with their locations: logo, header, button, footer. */
export function linksAround({
  config,
  divisions,
}: Pick<CheckContext['site'], 'config' | 'divisions'>): readonly FrameLink[] {
  const { logo, topbarLinks = [], topbarCtaButton } = config
  const written: readonly { readonly at: JsonPath; readonly href: string | undefined }[] = [
    { at: ['logo', 'href'], href: typeof logo === 'object' ? logo.href : undefined },
    ...topbarLinks.map(({ url }, index) => ({ at: ['topbarLinks', index, 'url'], href: url })),
    { at: ['topbarCtaButton', 'url'], href: topbarCtaButton?.url },
    ...frameLinks(config, divisions.all),
  ]
  return written.flatMap(({ at, href = '' }) => (href.trim() === '' ? [] : [{ at, href }]))
}

/** Checks that the links of docs.json lead somewhere. */
export function checkLinks(check: ConfigCheck): void {
  for (const { at, href } of linksAround(check.context.site)) checkLink(check, at, href)
}

function checkLink(check: ConfigCheck, path: JsonPath, written: string): void {
  const target = readTarget(written)
  if (target === undefined) {
    check.add('link/unsafe', path, {
      message: message('checks:link.unsafe', { target: written }),
      hint: message('checks:link.unsafeHint'),
    })
    return
  }
  const { routes, config } = check.context.site
  if (target.kind === 'external') return
  const found = findDestination(routes, '', target)
  if (found.kind !== 'missing' || isRedirected(config, found.path)) return
  const suggestion = suggest(routes.pages, found.path)
  check.add('link/dead', path, {
    message: message('checks:link.dead', { target: written }),
    hint: suggestion === undefined ? message('checks:link.deadHint') : hintOf(suggestion),
    fix: check.correct(path, written, suggestion),
  })
}
