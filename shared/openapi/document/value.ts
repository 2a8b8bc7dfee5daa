/**
 * The values of an API description as they were read. Keys that look like whole numbers carry a mark, so
 * that they keep their place among the others, and so do numbers that would lose digits.
 */
export type Plain = Readonly<Record<string, unknown>>

/**
 * Stands before a key of digits alone, `200`, and before a number that is kept as it is written,
 * `9007199254740993`. A character that needs one byte, like all others of most descriptions, so that marked
 * text takes no more room.
 */
export const MARK = '\u0085'

const MARKS = /\u0085(?=-?\d)/g
const unmarked = (text: string): string => (text.includes(MARK) ? text.replace(MARKS, '') : text)

/** A value of which something may still be set. */
export type Settable<Value> = { -readonly [Key in keyof Value]: Value[Key] }

/** A key as its author wrote it. */
export const plainKey = (key: string): string => (key.startsWith(MARK) ? key.slice(1) : key)

/** Whether a value is an object with keys. */
export const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isDigits(key: string): boolean {
  const first = key.charCodeAt(0)
  return first >= 48 && first <= 57
}

/** The value of an object's own key; `undefined` where it has none. */
export function own(value: unknown, key: string): unknown {
  if (!isObject(value)) return undefined
  if (Object.hasOwn(value, key)) return value[key]
  if (!isDigits(key)) return undefined
  return Object.hasOwn(value, MARK + key) ? value[MARK + key] : undefined
}

/** Keys and values in the order of the file; empty for anything but an object. */
export const entriesOf = (value: unknown): readonly (readonly [key: string, value: unknown])[] =>
  isObject(value) ? Object.keys(value).map(key => [plainKey(key), value[key]]) : []

/** The items of a list; empty for anything else. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text, or a number or a truth value as it is written; `undefined` for everything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return unmarked(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** A text that is one; `undefined` where it is empty or something else. */
export const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? unmarked(value) : undefined

/** The value of a key as text that is not empty. */
export const textAt = (value: unknown, key: string): string | undefined => nonEmptyText(own(value, key))

/** Whether the value of a key is `true`. */
export const isSet = (value: unknown, key: string): boolean => own(value, key) === true

/** Whether a value stands for a number that is kept as it is written. */
const isLongNumber = (value: unknown): value is string => typeof value === 'string' && value.startsWith(MARK)

interface Printing {
  left: number
  readonly open: Set<unknown>
  readonly indent: string
}

function inner(pieces: readonly string[], [open, close]: readonly [string, string], gap: string): string {
  if (pieces.length === 0) return open + close
  if (gap === '') return open + pieces.join(',') + close
  return `${open}\n${gap}${pieces.join(`,\n${gap}`)}\n${gap.slice(2)}${close}`
}

function print(value: unknown, state: Printing, gap: string): string {
  if (isLongNumber(value)) return unmarked(value)
  if (typeof value === 'string') {
    state.left -= value.length
    return JSON.stringify(unmarked(value))
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (state.open.has(value) || state.left <= 0) return '"…"'
  state.open.add(value)
  const deeper = state.indent === '' ? '' : gap + state.indent
  const colon = state.indent === '' ? ':' : ': '
  const pieces: string[] = []
  for (const [key, item] of Array.isArray(value) ? value.map(one => ['', one] as const) : entriesOf(value)) {
    if (state.left <= 0) break
    state.left -= key.length + 8
    const written = print(item, state, deeper)
    pieces.push(Array.isArray(value) ? written : `${JSON.stringify(key)}${colon}${written}`)
  }
  state.open.delete(value)
  return inner(pieces, Array.isArray(value) ? ['[', ']'] : ['{', '}'], deeper)
}

/** Characters of a printed value; what is longer is cut, with the brackets closed. */
const PRINTED = 20_000

/** Writes a value as JSON in the order of its file; `indent` is two spaces or nothing. Ends for every input. */
export const printJson = (value: unknown, indent: '  ' | '' = '  '): string =>
  print(value, { left: PRINTED, open: new Set(), indent }, '')
