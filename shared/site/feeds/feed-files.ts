import { addressOf, pageAddress } from '../base/address.ts'
import type { LongFile, OutputFile } from '../base/output-file.ts'
import { markdownOf } from '../plan/outputs.ts'
import type { Site } from '../plan/plan.ts'
import { sharesSchemas } from '../plan/shares-schemas.ts'
import { instructionsOf } from './instructions.ts'
import { llmsIndex, llmsSource, shownPages } from './llms.ts'
import { redirectList } from './redirects.ts'
import { robots, sitemap } from './sitemap.ts'

/** Files that an author may provide; they replace generated ones. */
export const OWN_FEEDS: readonly string[] = [
  'robots.txt',
  'llms.txt',
  'llms-full.txt',
  'sitemap.xml',
  '_redirects',
]

/** What the files for other programs are written from, once the pages are built. */
interface BuiltSite {
  readonly site: Site
  /** Path of the site's root on its host, ending with a slash. */
  readonly base: string
  /** When files were changed last (ISO 8601), if the repository knows. */
  readonly dates?: ReadonlyMap<string, string> | undefined
  /** Whether the page of that file is listed for search engines. */
  isIndexed(file: string): boolean
  /** The text of a page as it was built. */
  readBuilt(path: string): string | undefined
}

/** The texts of all pages, each with its address. */
function* wholeText({ site, readBuilt }: BuiltSite): Generator<string> {
  let separator = ''
  // The instructions are at the end of each page, and here once.
  const end = instructionsOf(site)
  // The texts of operations link to those of schemas, which no navigation lists.
  const schemas = sharesSchemas(site) ? site.reference.schemas.pages : []
  for (const page of [...shownPages(site), ...schemas]) {
    const written = readBuilt(markdownOf(page.path)) ?? ''
    const text = written.endsWith(end) ? written.slice(0, written.length - end.length) : written
    yield separator + llmsSource(site, page) + text
    separator = '\n'
  }
  if (end !== '') yield end
}

/** Returns the files of a site for search engines, hosts and other programs. */
export function feedFiles(built: BuiltSite): readonly (OutputFile | LongFile)[] {
  const { site, base, dates, isIndexed } = built
  const { url } = site
  const list = redirectList(site, base)
  const listed = site.pages
    .filter(({ file }) => isIndexed(file))
    .map(({ file, path, lastUpdatedDate }) => ({
      address: url === undefined ? '' : pageAddress(url, path, site.routes.urls),
      changed: lastUpdatedDate ?? dates?.get(file),
    }))
  return [
    { path: 'robots.txt', content: robots(url && addressOf(url, 'sitemap.xml')) },
    { path: 'llms.txt', content: llmsIndex(site) + instructionsOf(site) },
    { path: 'llms-full.txt', pieces: wholeText(built) },
    ...(url === undefined ? [] : [{ path: 'sitemap.xml', content: sitemap(listed) }]),
    ...(list === undefined ? [] : [{ path: '_redirects', content: list }]),
  ]
}
