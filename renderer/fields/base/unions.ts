import { isList, isObject } from '../../../shared/config/json/value.ts'
import { isText, own } from './values.ts'

// Conversions of values that can be written in two forms. `before` is the earlier value in the other form.

/** The color that a gradient becomes: its first one. */
export const solidOf = (gradient: unknown): unknown => own(gradient, 'from')

/** The gradient that a color becomes: the earlier one, now starting with the color. */
export function gradientOf(solid: unknown, before: unknown, fallback: string): unknown {
  const from = isText(solid) ? solid : fallback
  return isObject(before) ? { ...before, from } : { from, to: from }
}

/** The single file that replaces a pair. */
export function singleOf(pair: unknown): unknown {
  return own(pair, 'light') ?? own(pair, 'dark')
}

/** The pair that a single file becomes: the earlier one, if the file is still the same. */
export function pairOf(single: unknown, before: unknown): unknown {
  return isObject(before) && singleOf(before) === single ? before : { light: single, dark: single }
}

/** The first of several. */
export const firstOf = (list: unknown): unknown => (isList(list) ? list[0] : undefined)

/** The list that a single text becomes: the earlier one, now starting with the text. */
export const severalOf = (single: unknown, before: unknown): unknown => [
  single,
  ...(isList(before) ? before.slice(1) : []),
]

export type Names = Readonly<Record<'user' | 'password', string>>

/** `user:password` split; without a colon the whole text is the user name. */
export function namesOf(value: string): Names {
  const colon = value.indexOf(':')
  return colon < 0
    ? { user: value, password: '' }
    : { user: value.slice(0, colon), password: value.slice(colon + 1) }
}

/** Both names as one value for the file; `undefined` if both are blank. */
export const joined = ({ user, password }: Names): string | undefined =>
  user === '' && password === '' ? undefined : `${user}:${password}`
