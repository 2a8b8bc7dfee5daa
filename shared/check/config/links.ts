import type { JsonPath } from '../../config/json/pointer.ts'
import { findDestination } from '../../site/base/routes.ts'
import { readTarget } from '../../site/base/url.ts'
import type { ConfigCheck } from '../base/config-check.ts'
import { hintOf, suggest } from '../base/suggest.ts'
import { isRedirected } from './redirects.ts'

/** Checks that the links of docs.json lead somewhere: logo, header, button. */
export function checkLinks(check: ConfigCheck): void {
  const { logo, topbarLinks, topbarCtaButton } = check.context.site.config
  if (typeof logo === 'object') checkLink(check, ['logo', 'href'], logo.href)
  topbarLinks?.forEach((link, index) => {
    checkLink(check, ['topbarLinks', index, 'url'], link.url)
  })
  checkLink(check, ['topbarCtaButton', 'url'], topbarCtaButton?.url)
}

function checkLink(check: ConfigCheck, path: JsonPath, written: string | undefined): void {
  if (written === undefined || written.trim() === '') return
  const target = readTarget(written)
  if (target === undefined) {
    check.add('link/unsafe', path, {
      message: `The address “${written}” is of a kind that is not allowed.`,
      hint: 'Addresses begin with https://, http://, mailto: or tel:, or are paths.',
    })
    return
  }
  const { routes, config } = check.context.site
  if (target.kind === 'external') return
  const found = findDestination(routes, '', target)
  if (found.kind !== 'missing' || isRedirected(config, found.path)) return
  const suggestion = suggest(routes.pages, found.path)
  check.add('link/dead', path, {
    message: `This link leads to “${written}”, where there is nothing.`,
    hint: suggestion === undefined ? 'Write the path of a page, or a whole address.' : hintOf(suggestion),
    fix: check.correct(path, written, suggestion),
  })
}
