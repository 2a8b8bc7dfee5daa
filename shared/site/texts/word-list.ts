import { englishWord, englishWords, wordsIn } from './own-words.ts'
import { placeholdersIn } from './placeholders.ts'
import { nearestCatalog, siteCatalogs } from './site-texts.ts'
import { PLURAL_ENDING, type WordGroup, wordGroup } from './word-groups.ts'

/** A word of the reader's interface as a person edits it. */
export interface Word {
  /** The name in docs.json, such as `morePages_one`. */
  readonly name: string
  readonly group: WordGroup
  /** What readers see if docs.json has no text for it. */
  readonly text: string
  /** The names of the placeholders that a text in its place needs. */
  readonly placeholders: readonly string[]
  /** The first counts that a plural form is for, a few more than are shown. */
  readonly counts?: readonly number[]
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
/** Counts beyond these have plural forms of their own in no language that pages count in. */
const COUNTS = Array.from({ length: 200 }, (_, count) => count)
/** As many counts as tell one plural form from another. */
const MOST_COUNTS = 5

/** Returns the language whose plural rules apply. */
function pluralLanguage(language: string): string {
  const found = nearestCatalog(language, siteCatalogs)
  const [primary = ''] = language.toLowerCase().split('-')
  return found === 'en' && /^[a-z]{2,3}$/.test(primary) ? primary : found
}

/** Returns the plural forms of a language with their counts, the one for 1 before that for more. */
function pluralForms(language: string): readonly (readonly [form: string, counts: readonly number[]])[] {
  const rules = new Intl.PluralRules(pluralLanguage(language))
  const counts = new Map<string, readonly number[]>()
  for (const count of COUNTS) {
    const form = rules.select(count)
    counts.set(form, [...(counts.get(form) ?? []), count])
  }
  return FORMS.flatMap(form => {
    const own = counts.get(form)
    return own ? [[form, own] as const] : []
  })
}

/** Returns the words of a language in the order of the catalog, with the plural forms that the language needs. */
export function wordList(language: string): readonly Word[] {
  const texts = wordsIn(language)
  const forms = pluralForms(language)
  const bases = new Set([...englishWords.keys()].map(name => name.replace(PLURAL_ENDING, '')))
  return [...bases].flatMap(base => {
    const group = wordGroup(base)
    if (group === undefined) return []
    const word = (name: string): Word => ({
      name,
      group,
      text: texts.get(name) ?? texts.get(`${base}_other`) ?? '',
      placeholders: [...placeholdersIn(englishWord(name) ?? '')],
    })
    if (englishWords.has(base)) return [word(base)]
    return forms.map(([form, counts]) => ({
      ...word(`${base}_${form}`),
      counts: counts.slice(0, MOST_COUNTS),
    }))
  })
}
