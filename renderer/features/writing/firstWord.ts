import type { ParsedPage } from '../../../shared/page/parse/parsed-page.ts'
import type { Span } from '../../../shared/page/writing/lines.ts'
import { placeOfOffset } from '../../../shared/page/writing/page-edit.ts'

/** Returns where a block of the page shows the first of the words that stand for something to write. */
export function firstWord(page: ParsedPage, block: Span, words: readonly string[]): Span | undefined {
  for (const word of words) {
    const from = page.text.slice(0, block.to).indexOf(word, block.from)
    const place = from < 0 ? undefined : placeOfOffset(page, from)
    if (place?.shown.startsWith(word, place.at)) return { from, to: from + word.length }
  }
  return undefined
}
