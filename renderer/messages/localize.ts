import i18next from 'i18next'
import { inEnglish } from '../../shared/messages/in-english.ts'
import type { Message, MessageValue, SchemaText, Text } from '../../shared/messages/message.ts'
import type { Failure } from '../../shared/text/failure.ts'

/**
 * Translates a message of the engine into the language of the window; a plain text stays as it is. Before the
 * catalogs are loaded, the result is English.
 */
export function localize(text: Text): string {
  if (typeof text === 'string') return text
  if (!i18next.isInitialized) return inEnglish(text)
  return 'english' in text ? ofSchema(text) : translate(text)
}

/** The texts of the schema are keys themselves; i18next returns a key that it does not have, and that is the English. */
const ofSchema = ({ english }: SchemaText): string =>
  i18next.t(english, { ns: 'schema', keySeparator: false, nsSeparator: false })

const translate = ({ key, values = {} }: Message): string =>
  i18next.t(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value)])))

const inWords = (value: MessageValue): string | number | readonly string[] =>
  typeof value === 'number' ? value : isList(value) ? value.map(localize) : localize(value)

const isList = (value: MessageValue): value is readonly Text[] => Array.isArray(value)

/** What to show of a problem or a failure, in the language of the window. */
export interface Localized {
  readonly message: string
  readonly hint?: string
}

/** A problem or a failure in the language of the window. */
export const localized = ({ message, hint }: Pick<Failure, 'message' | 'hint'>): Localized => ({
  message: localize(message),
  ...(hint !== undefined && { hint: localize(hint) }),
})
