import { destination } from './addresses.ts'
import type { BuiltPage } from './built-parts.ts'
import { type Part, squash, wordsOf } from './part.ts'
import { reasonFor } from './reasons.ts'

/** A part that does not stand on its page, with the reason if there is one. */
export interface Absent {
  readonly part: Part
  readonly reason: string | undefined
}

/** A built page, and how the addresses of its source are meant. */
interface Places {
  readonly page: BuiltPage
  /** The folder of the source. */
  readonly folder: string
  /** The folder of the document. */
  readonly output: string
  /** Where an address leads in the end. */
  readonly follow: (address: string) => string
  /** The names that the source imports or defines. */
  readonly names: ReadonlySet<string>
}

/** The words of a text that are nowhere on the page; of a text that is there as written, none. */
function missingWords(page: BuiltPage, text: string): readonly string[] {
  const whole = squash(text)
  if (whole === '' || page.take(whole)) return []
  const lines = text.split('\n')
  if (lines.length > 1) return lines.flatMap(line => missingWords(page, line))
  return wordsOf(text).filter(word => !page.words.has(word) && !page.take(squash(word)))
}

/** Finds the parts of a source that do not stand on its page. */
export function absentParts(parts: readonly Part[], places: Places): readonly Absent[] {
  const { page, folder, output, follow, names } = places
  const shown = new Set(page.addresses.map(address => destination(address, output)))
  const headings = [...page.headings]
  const [title] = headings

  const isHeading = (written: string) => {
    const text = squash(written)
    const at = headings.indexOf(text)
    if (at >= 0) headings.splice(at, 1)
    // A first heading with the title of the page is drawn once.
    return at >= 0 || text === '' || text === title
  }
  const isLinked = (written: string) => {
    const target = destination(written, folder)
    return shown.has(target) || shown.has(destination(follow(target), '.'))
  }
  const missing = (part: Part): readonly Part[] => {
    if (part.reason !== undefined) return [part]
    if (part.kind === 'word') return missingWords(page, part.text).map(text => ({ ...part, text }))
    return (part.kind === 'heading' ? isHeading : isLinked)(part.text) ? [] : [part]
  }
  return parts
    .flatMap(missing)
    .map(part => ({ part, reason: reasonFor(part, { page, folder, shown, names }) }))
}
