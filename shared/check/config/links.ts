import type { JsonPath } from '../../config/json/pointer.ts'
import { frameLinks } from '../../config/read/frame-links.ts'
import { message } from '../../messages/message.ts'
import { findDestination } from '../../site/base/routes.ts'
import { readTarget } from '../../site/base/url.ts'
import type { ConfigCheck } from '../base/config-check.ts'
import { hintOf, suggest } from '../base/suggest.ts'
import { isRedirected } from './redirects.ts'

/** Checks that the links of docs.json lead somewhere: logo, header, button, footer. */
export function checkLinks(check: ConfigCheck): void {
  const { config, divisions } = check.context.site
  const { logo, topbarLinks, topbarCtaButton } = config
  if (typeof logo === 'object') checkLink(check, ['logo', 'href'], logo.href)
  topbarLinks?.forEach((link, index) => {
    checkLink(check, ['topbarLinks', index, 'url'], link.url)
  })
  checkLink(check, ['topbarCtaButton', 'url'], topbarCtaButton?.url)
  for (const { at, href } of frameLinks(config, divisions.all)) checkLink(check, at, href)
}

function checkLink(check: ConfigCheck, path: JsonPath, written: string | undefined): void {
  if (written === undefined || written.trim() === '') return
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
