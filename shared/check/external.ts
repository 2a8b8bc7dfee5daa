import type { JsonPath } from '../config/json/pointer.ts'
import { message } from '../messages/message.ts'
import type { ParsedPage } from '../page/parse/parsed-page.ts'
import type { Reference } from '../page/parse/references.ts'
import { readTarget } from '../site/base/url.ts'
import { shorten } from '../text/shorten.ts'
import type { ConfigCheck } from './base/config-check.ts'
import type { CheckContext } from './base/context.ts'
import type { LinkResult } from './base/link-result.ts'
import type { PageCheck } from './base/page-check.ts'
import { linksAround } from './config/links.ts'

/** Longer addresses are skipped. */
const LONGEST = 2_000

/** Returns the external address of a link, without its fragment; undefined if it is not external or contains a password. */
function addressOf(target: string): string | undefined {
  const read = readTarget(target)
  if (read?.kind !== 'external' || read.url.length > LONGEST) return undefined
  const address = read.url.replace(/#.*$/s, '')
  return /^https?:\/\/[^\s/?#@\\]+(?:[/?]\S*)?$/i.test(address) ? address : undefined
}

const linksOf = ({ links, images }: ParsedPage): readonly Reference[] => [...links, ...images]

/** Returns the external addresses that a page links to or shows images from, each once. */
export const externalAddressesOfPage = (page: ParsedPage): readonly string[] => [
  ...new Set(linksOf(page).flatMap(({ target }) => addressOf(target) ?? [])),
]

type Settings = Pick<CheckContext['site'], 'config' | 'divisions'>

/** Every link in docs.json. */
function configLinks(site: Settings): readonly (readonly [JsonPath, string | undefined])[] {
  const { anchors = [], tabs = [], footerSocials } = site.config
  return [
    ...linksAround(site).map(({ at, href }) => [at, href] as const),
    ...anchors.map(({ url }, index) => [['anchors', index, 'url'], url] as const),
    ...tabs.map(({ url }, index) => [['tabs', index, 'url'], url] as const),
    ...Object.entries(footerSocials ?? {}).map(([key, url]) => [['footerSocials', key], url] as const),
  ]
}

/** Returns the external addresses that docs.json links to, each once. */
export const externalAddressesOfConfig = (site: Settings): readonly string[] => [
  ...new Set(configLinks(site).flatMap(([, url]) => (typeof url === 'string' ? (addressOf(url) ?? []) : []))),
]

function problemText(results: ReadonlyMap<string, LinkResult> | undefined, target: string) {
  const address = results && addressOf(target)
  const result = address === undefined ? undefined : results?.get(address)
  if (address === undefined || result?.state !== 'gone') return undefined
  return {
    message: message('checks:external.gone', { address: shorten(address), reason: result.reason }),
    hint: message('checks:external.hint'),
  }
}

/** Reports external links of a page that are broken. */
export function checkPageAddresses(check: PageCheck): void {
  if (check.context.linkResults === undefined) return
  for (const link of linksOf(check.page)) {
    const words = problemText(check.context.linkResults, link.target)
    if (words) check.add('link/external', link, words)
  }
}

/** Like {@link checkPageAddresses}, for the links of docs.json. */
export function checkAddresses(check: ConfigCheck): void {
  const { linkResults, site } = check.context
  if (linkResults === undefined) return
  for (const [path, url] of configLinks(site)) {
    const words = typeof url === 'string' ? problemText(linkResults, url) : undefined
    if (words) check.add('link/external', path, words)
  }
}
