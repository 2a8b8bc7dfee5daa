import { isObject } from '../../../shared/config/json/value.ts'
import { isText } from '../base/values.ts'

/** The language whose texts are edited, among those of the site; a single text is in the first of them. */
export interface EditedLanguage {
  readonly language: string
  readonly languages: readonly string[]
}

const primary = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? ''

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The key of the texts in a language: its own, or that of a variant which readers of it also get. */
function keyOf(texts: object, { language, languages }: EditedLanguage): string {
  const keys = Object.keys(texts)
  const own = keys.find(key => isSame(key, language))
  const near = keys.findLast(
    key => primary(key) === primary(language) && !languages.some(other => isSame(other, key)),
  )
  return own ?? near ?? language
}

const isFirst = ({ language, languages }: EditedLanguage): boolean => language === (languages[0] ?? language)

/** Returns the text that docs.json has for a word in a language: `written` is the value of the word. */
export function ownText(written: unknown, edited: EditedLanguage): string | undefined {
  const text = isObject(written) ? written[keyOf(written, edited)] : isFirst(edited) ? written : undefined
  return isText(text) ? text : undefined
}

/** Returns the value of a word with another text in one language; `undefined` where no text is left. */
export function withOwnText(written: unknown, text: string | undefined, edited: EditedLanguage): unknown {
  if (isObject(written)) {
    const key = keyOf(written, edited)
    if (text !== undefined) return { ...written, [key]: text }
    const { [key]: _, ...others } = written
    return Object.keys(others).length === 0 ? undefined : others
  }
  if (isFirst(edited)) return text
  if (text === undefined) return written
  const [first] = edited.languages
  return { ...(isText(written) && first !== undefined && { [first]: written }), [edited.language]: text }
}

/** Returns the languages of the site, and those that only the texts in docs.json are in. */
export function editedLanguages(ofSite: readonly string[], words: object): readonly string[] {
  const known = new Set(ofSite.map(primary))
  const more = Object.values(words)
    .flatMap(written => (isObject(written) ? Object.keys(written) : []))
    .filter(key => !known.has(primary(key)))
  return [...ofSite, ...new Set(more)]
}
