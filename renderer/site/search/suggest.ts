import { pageHref } from '../../../shared/site/base/routes.ts'
import { find } from '../../../shared/site/search/find.ts'
import { decodePath } from '../../../shared/text/path.ts'
import { urlsOfSite } from '../base/clean-links.ts'
import { make } from './elements.ts'
import { readerStem } from './reader-stem.ts'
import type { SearchRequest } from './search-request.ts'
import { sourceAt } from './source.ts'

const COUNT = 5

/** The words of the current address, the last path segment first. */
function wordsOfAddress(root: string): readonly string[] {
  const path = decodePath(location.href.replace(root, '').replace(/[?#].*$/, ''))
  const parts = path
    .replace(/\.html?$/, '')
    .split('/')
    .map(part => part.replace(/[-_.]+/g, ' ').trim())
  return parts.filter(part => part !== '' && part !== 'index').reverse()
}

/** Lists pages with words similar to those of a missing address. */
export async function suggest({ root, stemmer }: SearchRequest): Promise<void> {
  const container = document.querySelector<HTMLElement>('.suggestions')
  if (!container) return
  const source = sourceAt(root, await readerStem(stemmer))
  for (const words of wordsOfAddress(root)) {
    const { found } = await find(words, source)
    if (found.length === 0) continue
    const rows = found.slice(0, COUNT).map(({ page }) => {
      const link = make('a', { href: pageHref(root, page.path, urlsOfSite()) }, page.title)
      return make('li', {}, link, ...(page.place === '' ? [] : [` ${page.place}`]))
    })
    container.replaceChildren(make('h2', {}, container.dataset.title ?? ''), make('ul', {}, ...rows))
    container.hidden = false
    return
  }
}
