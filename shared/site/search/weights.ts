import { operationTerms } from './operation-terms.ts'
import type { Weight } from './postings.ts'
import type { SearchRecord } from './record.ts'
import { stemmerOf } from './stemmers.ts'
import { type Stem, termCounts, termsOf, wordsIn } from './terms.ts'
import { isTitleFiller } from './title-filler.ts'

type Weights = Map<string, Weight>

function raise(weights: Weights, terms: readonly string[], weight: Weight): void {
  for (const term of terms) if ((weights.get(term) ?? -1) < weight) weights.set(term, weight)
}

/** The weight of the words of a title, by their number: the fewer, the more each of them is the topic. */
const ofTitle = (count: number): Weight => (count <= 1 ? 7 : count === 2 ? 6 : count === 3 ? 5 : 4)

function raiseTitle(weights: Weights, title: string, stem: Stem): void {
  const { whole, inner } = wordsIn(title)
  const topic = whole.filter(word => !isTitleFiller(word))
  const words = topic.length === 0 ? whole : topic
  raise(weights, [...whole, ...inner].map(stem), 4)
  raise(weights, words.map(stem), ofTitle(words.length))
}

function raiseHeading(weights: Weights, heading: string, stem: Stem): void {
  const { whole, inner } = wordsIn(heading)
  raise(weights, whole.map(stem), whole.length <= 2 ? 3 : 2)
  raise(weights, inner.map(stem), 2)
}

/** The words of a page's address; the last segment names the page, the others its folder. */
function raiseAddress(weights: Weights, { path, place }: SearchRecord, stem: Stem): void {
  const segments = path.split('/').filter(segment => segment !== 'index')
  raise(weights, termsOf(`${segments.join(' ')} ${place}`, stem), 1)
  raise(weights, termsOf(segments.at(-1) ?? '', stem), 3)
}

/** The weight of each term of a page. */
export function weightsOf(record: SearchRecord): ReadonlyMap<string, Weight> {
  const { title, sections, keywords = [], lang = 'en', operation } = record
  const stem = stemmerOf(lang)
  const weights: Weights = new Map()
  const counts = termCounts(
    sections.map(([, , text]) => text),
    stem,
  )
  for (const [term, count] of counts) weights.set(term, count > 3 ? 1 : 0)
  raiseAddress(weights, record, stem)
  for (const [, heading] of sections) raiseHeading(weights, heading, stem)
  for (const keyword of keywords) raise(weights, termsOf(keyword, stem), 4)
  raiseTitle(weights, title, stem)
  if (operation !== undefined) raise(weights, operationTerms(operation), 7)
  return weights
}
