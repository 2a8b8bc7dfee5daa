import { searchable } from '../../text/searchable.ts'
import type { KnownHeading } from '../checking/outline.ts'

/** A heading that was found, and its page. */
export interface FoundHeading extends KnownHeading {
  readonly file: string
}

const MOST = 60

/**
 * Returns the headings that hold all words of `typed`, in the order of the pages; those that start with it come
 * first. No more than 60, none for an empty text.
 */
export function findHeadings(
  pages: ReadonlyMap<string, { readonly headings: readonly KnownHeading[] }>,
  typed: string,
): readonly FoundHeading[] {
  const words = searchable(typed).split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) return []
  const found: FoundHeading[] = []
  const leading: FoundHeading[] = []
  for (const [file, { headings }] of pages) {
    for (const { text, line } of headings) {
      const plain = searchable(text)
      if (!words.every(word => plain.includes(word))) continue
      if (plain.startsWith(first)) leading.push({ file, text, line })
      else if (found.length < MOST) found.push({ file, text, line })
    }
    if (leading.length >= MOST) break
  }
  return [...leading, ...found].slice(0, MOST)
}
