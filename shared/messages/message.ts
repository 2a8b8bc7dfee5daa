import type { english } from './en/english.ts'

type Catalogs = typeof english

/** The keys of nested objects, joined by dots; the plural forms of a text are one key. */
type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Path<T[K]>}`
}[keyof T & string]

type Base<K extends string> = K extends `${infer B}_${Intl.LDMLPluralRule}` ? B : K

/** Names one text of the catalogs: its file, a colon, and its path in there, such as `checks:link.dead`. */
export type MessageKey = { [N in keyof Catalogs & string]: `${N}:${Path<Catalogs[N]>}` }[keyof Catalogs &
  string]

/** What stands for a placeholder: itself, a text of its own, or a list that the language joins. */
export type MessageValue = number | Text | readonly Text[]

/** The values of one message, by the names of its placeholders. `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, MessageValue>>

/** A text that is not made yet: plain JSON, put into words where it is shown. */
export interface Message {
  readonly key: MessageKey
  readonly values?: MessageValues
}

/** A title or a description in the schema of docs.json: the English text is the key in `schema.json` of a language. */
export interface SchemaText {
  readonly english: string
}

/**
 * A text that is not made yet, or one that is in the language of the person already: what they wrote, and what the
 * window says of their edits.
 */
export type Text = Message | SchemaText | string

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMessageValue = (value: unknown): boolean =>
  typeof value === 'number' || isText(value) || (Array.isArray(value) && value.every(isText))

/** Whether data from outside is a text or a message; its key may be one that no catalog has (any more). */
export function isText(value: unknown): value is Text {
  if (typeof value === 'string') return true
  if (!isObject(value)) return false
  if (typeof Reflect.get(value, 'english') === 'string') return true
  if (typeof Reflect.get(value, 'key') !== 'string') return false
  const values: unknown = Reflect.get(value, 'values')
  return values === undefined || (isObject(values) && Object.values(values).every(isMessageValue))
}

/** Creates a message. A test compares the names of the values with the placeholders of the text. */
export const message = (key: MessageKey, values?: MessageValues): Message =>
  values === undefined ? { key } : { key, values }
