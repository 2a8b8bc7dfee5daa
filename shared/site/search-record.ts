import { divisionIn } from '../config/navigation/division.ts'
import type { RenderedPage } from './base/rendered-page.ts'
import { boostIn } from './plan/boosts.ts'
import type { Site } from './plan/plan.ts'
import { sectionsOf } from './search/page-sections.ts'
import type { SearchRecord } from './search/record.ts'

const SAMPLES = /<pre [^>]*data-language="([^"]*)"( data-plain)?><code>([\s\S]*?)<\/code><\/pre>/g

/** The names and values in JSON, in which no reader searches for a bracket. */
const wordsIn = (json: string): string => json.replace(/<[^>]*>|[\\"{}[\],]/g, ' ')

/**
 * The samples as they are searched: without code that is colored later and repeats the first sample in other languages,
 * or another response.
 */
function searchedSamples(aside: string): string {
  const seen = new Set<string>()
  return aside.replace(SAMPLES, (whole, language: string, plain: string | undefined, code: string) => {
    const isRepeated = plain !== undefined && (seen.has(code) || !/^(?:json|xml|text)/.test(language))
    if (isRepeated) return ''
    seen.add(code)
    return language === 'json' ? `<pre>${wordsIn(code)}</pre>` : whole
  })
}

/** Returns the search record of a rendered page; undefined if the page must not be found. */
export function searchRecord(site: Site, page: RenderedPage): SearchRecord | undefined {
  const summary = site.routes.pages.get(page.path)
  const section = site.sectionOf(page.path)
  const isNewer = site.config.newer !== undefined
  const isListed = isNewer || section.positions.has(page.path) || page.path === site.routes.home
  const isHidden = summary?.isUnsearchable === true || (summary?.hidden === true && !isNewer)
  if (!isListed || isHidden || !page.isIndexed) return undefined
  const [heading] = sectionsOf([page.regions.title]).filter(([, title]) => title !== '')
  const sections = sectionsOf([
    page.regions.title.replace(/<h1[\s\S]*<\/h1>|<(\w+) class="eyebrow"[\s\S]*?<\/\1>/g, ''),
    ...page.body.map(block => block.html),
    ...Object.values(page.late?.parts ?? {}),
    searchedSamples(page.regions.aside),
  ])
  const own = section.membership
  const division = own.trail.findLast(({ kind }) => kind !== 'version' && kind !== 'language')
  const tab = (divisionIn(own, 'tab') ?? division)?.name
  const language = divisionIn(own, 'language')?.name
  const operation = summary?.operation
  const place = [tab, section.groups.get(page.path)?.at(-1)]
  const where = place.filter(part => part !== undefined && part !== '').join(' › ')
  // Pages of a version and those of all versions share a section.
  const version = summary?.version ?? site.divisions.of(page.path).version
  const boost = summary?.boost ?? boostIn(site.reference.whole, page.path)
  return {
    path: page.path,
    title: heading?.[1] ?? sections.find(([, title]) => title !== '')?.[1] ?? summary?.title ?? page.path,
    place: summary?.deprecated ? `${where} · ${site.textsOf(own).deprecated}` : where,
    ...(tab !== undefined && tab !== '' && { tab }),
    ...(version !== undefined && { version }),
    ...(language !== undefined && { language }),
    ...(page.root.lang !== undefined && { lang: page.root.lang }),
    ...(boost !== undefined && boost !== 1 && { boost }),
    ...(summary?.keywords && { keywords: summary.keywords }),
    ...(operation !== undefined && { operation }),
    sections,
  }
}
