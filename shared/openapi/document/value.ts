/**
 * The values of an API description as they were read. Keys that look like whole numbers have a mark, so that
 * they keep their order among the others, and so do numbers that would lose digits.
 */
export type Plain = Readonly<Record<string, unknown>>

/**
 * Precedes a numeric key such as `200`, and a number that is kept as written, `9007199254740993`. The
 * character fits into one byte, like most characters of a description, so that marked text takes no more
 * memory.
 */
export const MARK = '\u0085'

const MARKS = /\u0085(?=-?\d)/g
const unmarked = (text: string): string => (text.includes(MARK) ? text.replace(MARKS, '') : text)

/** A value whose properties can still be set. */
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

/** The value of an object's own key; `undefined` if it has none. */
export function own(value: unknown, key: string): unknown {
  if (!isObject(value)) return undefined
  if (Object.hasOwn(value, key)) return value[key]
  if (!isDigits(key)) return undefined
  return Object.hasOwn(value, MARK + key) ? value[MARK + key] : undefined
}

/** Keys and values in file order; empty for anything but an object. */
export const entriesOf = (value: unknown): readonly (readonly [key: string, value: unknown])[] =>
  isObject(value) ? Object.keys(value).map(key => [plainKey(key), value[key]]) : []

/** The items of a list; empty for anything else. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text, or a number or boolean as written; `undefined` for everything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return unmarked(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** A text that is not blank; `undefined` for everything else. */
export const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? unmarked(value) : undefined

/** The value of a key if it is a text that is not blank. */
export const textAt = (value: unknown, key: string): string | undefined => nonEmptyText(own(value, key))

/** Whether the value of a key is `true`. */
export const isSet = (value: unknown, key: string): boolean => own(value, key) === true

/** Whether a value represents a number that is kept as written. */
const isLongNumber = (value: unknown): value is string => typeof value === 'string' && value.startsWith(MARK)

/** Whether a value is a number, also one that is kept as written. */
export const isNumber = (value: unknown): boolean =>
  typeof value === 'number' ||
  (isLongNumber(value) && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(unmarked(value)))

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

/** Maximum length of a printed value; a longer one is cut, with its brackets closed. */
const PRINTED = 20_000

/** Prints a value as JSON in file order; `indent` is two spaces or nothing. Terminates for every input. */
export const printJson = (value: unknown, indent: '  ' | '' = '  '): string =>
  print(value, { left: PRINTED, open: new Set(), indent }, '')
