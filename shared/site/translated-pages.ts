import { divisionIn } from '../config/navigation/division.ts'
import { pageAddress } from './base/address.ts'
import { empty, type Html, join, none } from './base/html.ts'
import { languageTag } from './base/language.ts'
import type { PageContext } from './shell/page-context.ts'

/** Links to the same page in other languages, for search engines; empty if the page is in no others. */
export function translationLinks({ site, path, section }: PageContext): Html {
  const { url, divisions } = site
  const own = divisionIn(section.membership, 'language')
  if (url === undefined || own === undefined) return none
  const languages = divisions.all.filter(({ kind, href }) => kind === 'language' && href === undefined)
  const pages = languages.flatMap(language => {
    const found = language.name === own.name ? path : divisions.counterpart(path, language)
    // Without a translation, the counterpart is a nearby page, whose own counterpart is another page.
    const isSame = found !== undefined && (found === path || divisions.counterpart(found, own) === path)
    return isSame ? [{ language, found }] : []
  })
  if (pages.length < 2) return none
  const link = (hreflang: string, found: string) =>
    empty('link', { rel: 'alternate', hreflang, href: pageAddress(url, found, site.routes.urls) })
  const first = pages.find(({ language }) => language.isDefault === true) ?? pages[0]
  return join([
    ...pages.map(({ language, found }) => link(languageTag(language.name), found)),
    ...(first ? [link('x-default', first.found)] : []),
  ])
}
