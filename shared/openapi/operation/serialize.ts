import { entriesOf, isObject as isMap, printJson, textOf } from '../document/value.ts'

/** Serializes parameters into a request, following OpenAPI's style table. */

/** How a parameter is serialized. */
export interface SerializationOptions {
  readonly name: string
  readonly style: string
  readonly explode: boolean
  readonly allowReserved?: boolean
}

/** A name and its value as text: of a query, a form, a header. */
export type Pair = readonly [name: string, value: string]

/** A value as text: JSON for anything but a text, a number or a boolean. */
export const scalar = (value: unknown): string => textOf(value) ?? printJson(value, '')

// Anything that would start a fragment stays escaped.
const RESERVED = /%(3A|2F|3F|5B|5D|40|21|24|26|27|28|29|2A|2B|2C|3B|3D)/g

/**
 * Escapes a text for an address; letters, digits and `-._~` stay, and with `allowed` also other characters of
 * an address.
 */
export function escapeText(text: string, allowed = false): string {
  const wellFormed = text.replace(/\p{Cs}/gu, '\uFFFD')
  const escaped = encodeURIComponent(wellFormed).replace(
    /[!'()*]/g,
    found => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return allowed ? escaped.replace(RESERVED, code => decodeURIComponent(code)) : escaped
}

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

/** The pairs of a value in a query, both sides escaped. None for an empty list or object. */
export function queryPairs(
  { name, style, explode, allowReserved }: SerializationOptions,
  value: unknown,
): readonly Pair[] {
  const write = (each: unknown) => escapeText(scalar(each), allowReserved)
  const key = escapeText(name)
  if (value === undefined) return []
  if (value === null) return [[key, '']]
  if (Array.isArray(value)) {
    if (value.length === 0) return []
    if (explode && style !== 'deepObject') return value.map(item => [key, write(item)])
    return [[key, value.map(write).join(SEPARATORS[style] ?? ',')]]
  }
  if (!isMap(value)) return [[key, write(value)]]
  const entries = entriesOf(value)
  if (entries.length === 0) return []
  if (style === 'deepObject') return deepPairs(name, entries, write)
  if (explode) return entries.map(([part, item]) => [escapeText(part), write(item)])
  const flat = entries.flatMap(([part, item]) => [escapeText(part), write(item)])
  return [[key, flat.join(SEPARATORS[style] ?? ',')]]
}

function deepPairs(
  name: string,
  entries: readonly (readonly [string, unknown])[],
  write: (value: unknown) => string,
): readonly Pair[] {
  return entries.flatMap(([part, item]): readonly Pair[] => {
    const key = `${escapeText(name)}%5B${escapeText(part)}%5D`
    return Array.isArray(item) ? item.map(each => [key, write(each)]) : [[key, write(item)]]
  })
}

const joined = (value: unknown, explode: boolean, write: (value: unknown) => string): string => {
  if (Array.isArray(value)) return value.map(write).join(',')
  if (!isMap(value)) return write(value ?? '')
  const entries = entriesOf(value)
  return entries.map(([part, item]) => `${write(part)}${explode ? '=' : ','}${write(item)}`).join(',')
}

/** A value as written in the path, escaped: styles `simple`, `label` and `matrix`. */
export function pathText({ name, style, explode }: SerializationOptions, value: unknown): string {
  const write = (each: unknown) => escapeText(scalar(each))
  if (style === 'label') {
    const parts = Array.isArray(value) ? value.map(write) : isMap(value) ? mapParts(value, write) : undefined
    if (parts && explode) return `.${parts.join('.')}`
    return `.${joined(value, explode, write)}`
  }
  if (style !== 'matrix') return joined(value, explode, write)
  const key = `;${escapeText(name)}`
  if (explode && Array.isArray(value)) return value.map(item => `${key}=${write(item)}`).join('')
  if (explode && isMap(value))
    return mapParts(value, write)
      .map(part => `;${part}`)
      .join('')
  const text = joined(value, explode, write)
  return text === '' ? key : `${key}=${text}`
}

const mapParts = (value: Readonly<Record<string, unknown>>, write: (value: unknown) => string) =>
  entriesOf(value).map(([part, item]) => `${write(part)}=${write(item)}`)

/** A value as written in a header: never more than one line. */
export const headerText = ({ explode }: SerializationOptions, value: unknown): string =>
  joined(value, explode, scalar).replace(/[\r\n]+/g, ' ')

/**
 * The cookies of a value: one with an escaped value, or with the style `cookie` unescaped ones, one for each
 * item or field if they are exploded.
 */
export function cookiePairs(options: SerializationOptions, value: unknown): readonly Pair[] {
  const { name, style, explode } = options
  if (style !== 'cookie') return [[name, joined(value, explode, each => escapeText(scalar(each)))]]
  if (explode && Array.isArray(value)) return value.map(item => [name, headerText(options, item)])
  if (explode && isMap(value))
    return entriesOf(value).map(([part, item]) => [part, headerText(options, item)])
  return [[name, headerText(options, value)]]
}

/** The query of a parameter that is the whole query: the fields of a form, else one text. */
export function wholeQuery(type: string, value: unknown): readonly string[] {
  if (value === undefined) return []
  if (isJsonType(type) || !isMap(value)) return [escapeText(scalar(value))]
  return entriesOf(value)
    .flatMap(([name, given]) => queryPairs({ name, style: 'form', explode: true }, given))
    .map(pair => pair.join('='))
}

/** Whether a format is JSON, by any of its names. */
export const isJsonType = (type: string): boolean => /^[^;]*[/+]json\b/i.test(type)

/** The format of a part if it is one: the first of several, without parameters. */
export function partType(written: string | undefined): string | undefined {
  const [, type, charset = ''] =
    /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(;\s*charset=[\w-]+)?\s*(?:[;,]|$)/i.exec(written ?? '') ?? []
  return type === undefined ? undefined : type + charset
}

/** The headers of a request that can be sent: named by a token, with one-line values. */
export const fitHeaders = (headers: readonly Pair[]): readonly Pair[] =>
  headers
    .filter(([name]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))
    .map(([name, value]): Pair => [name, value.replace(/[\r\n]+/g, ' ')])

/** The pairs of a value in a form, not escaped. */
export const plainPairs = (options: SerializationOptions, value: unknown): readonly Pair[] =>
  queryPairs(options, value).map(([name, text]): Pair => [decodeURIComponent(name), decodeURIComponent(text)])

/** Pairs as the body of a form: `a=1&b=x%20y`. */
export const formText = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => `${escapeText(name)}=${escapeText(value)}`).join('&')
