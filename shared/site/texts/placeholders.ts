const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** Returns the names of the placeholders in a text, such as `count`. */
export const placeholdersIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))

/** The placeholders that a text in place of a word lacks, and those that the word has no value for. */
export interface WrongPlaceholders {
  readonly lost: readonly string[]
  readonly unknown: readonly string[]
}

/** Compares the placeholders of a text with those that the word `name` needs; the plural forms of small counts can do without the number. */
export function comparePlaceholders(name: string, needed: Iterable<string>, text: string): WrongPlaceholders {
  const [wanted, used] = [new Set(needed), placeholdersIn(text)]
  const isFree = (placeholder: string) => placeholder === 'count' && /_(?:zero|one|two)$/.test(name)
  return {
    lost: [...wanted].filter(placeholder => !used.has(placeholder) && !isFree(placeholder)),
    unknown: [...used].filter(placeholder => !wanted.has(placeholder)),
  }
}
