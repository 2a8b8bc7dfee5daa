import i18next from 'i18next'
import { inEnglish } from '../../shared/messages/in-english.ts'
import type { Message, MessageValue, Text } from '../../shared/messages/message.ts'
import type { Failure } from '../../shared/text/failure.ts'

/**
 * Translates a message of the engine into the language of the window; a plain text stays as it is. Before the
 * catalogs are loaded, the result is English.
 */
export function localize(text: Text): string {
  if (typeof text === 'string') return text
  return i18next.isInitialized ? translate(text) : inEnglish(text)
}

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
