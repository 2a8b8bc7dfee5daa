import { isObject, type JsonObject } from '../../../shared/config/json/value.ts'
import { PLURAL_ENDING, type WordGroup, wordGroups } from '../../../shared/site/texts/word-groups.ts'
import type { Word } from '../../../shared/site/texts/word-list.ts'
import { searchable } from '../../../shared/text/searchable.ts'
import { own as ownValue } from '../base/values.ts'
import { type EditedLanguage, ownText } from './ownTexts.ts'

/** A word with its text in docs.json, and what it says in the language of the editor. */
export interface ShownWord {
  readonly word: Word
  readonly meaning: string
  /** `undefined`: readers see the text that Galley comes with. */
  readonly own: string | undefined
}

/** A part of the interface with the words of it that are shown. */
export interface ShownGroup {
  readonly group: WordGroup
  readonly words: readonly ShownWord[]
  /** How many words the part has. */
  readonly count: number
  /** How many of them have a text in docs.json. */
  readonly changed: number
}

/** Returns words with their texts in docs.json, and with the texts `meanings` in the language of the editor. */
export function withOwnTexts(
  words: readonly Word[],
  meanings: readonly Word[],
  { written, edited }: { readonly written: JsonObject; readonly edited: EditedLanguage },
): readonly ShownWord[] {
  const texts = new Map(meanings.map(({ name, text }) => [name, text]))
  return words.map(word => ({
    word,
    meaning: texts.get(word.name) ?? texts.get(word.name.replace(PLURAL_ENDING, '_other')) ?? word.text,
    own: ownText(ownValue(written, word.name), edited),
  }))
}

/** Returns the names in docs.json that are not those of listed words, except words that have texts in other languages only. */
export function otherNames(words: readonly Word[], written: JsonObject): readonly string[] {
  const known = new Set(words.map(({ name }) => name))
  return Object.entries(written).flatMap(([name, value]) =>
    known.has(name) || (isObject(value) && isPlural(name, known)) ? [] : [name],
  )
}

/** Whether a name is a plural form of a listed word, which another language may need. */
function isPlural(name: string, known: ReadonlySet<string>): boolean {
  const base = name.replace(PLURAL_ENDING, '')
  return base !== name && known.has(`${base}_other`)
}

interface Shown {
  /** Words that hold this text are shown. */
  readonly query: string
  /** Of these only the ones with a text in docs.json, and the ones named by `kept`. */
  readonly onlyChanged: boolean
  readonly kept: ReadonlySet<string>
}

/** Returns the words to show by the part of the interface that they belong to. */
export function shownGroups(
  words: readonly ShownWord[],
  { query, onlyChanged, kept }: Shown,
): readonly ShownGroup[] {
  const wanted = searchable(query.trim())
  const isWanted = ({ word, meaning, own = '' }: ShownWord) =>
    [word.name, word.text, meaning, own].some(each => searchable(each).includes(wanted))
  const isShown = (shown: ShownWord) =>
    (!onlyChanged || shown.own !== undefined || kept.has(shown.word.name)) && isWanted(shown)
  return wordGroups.flatMap(group => {
    const all = words.filter(({ word }) => word.group === group)
    const found = all.filter(isShown)
    const changed = all.filter(({ own }) => own !== undefined).length
    return found.length === 0 ? [] : [{ group, words: found, count: all.length, changed }]
  })
}
