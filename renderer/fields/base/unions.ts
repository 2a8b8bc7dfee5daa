import { isList, isObject } from '../../../shared/config/json/value.ts'
import { isText, own } from './values.ts'

// How a value that can be written in two forms goes from one to the other. `before` is what it was in the other form.

/** The color a gradient becomes: the one it begins with. */
export const solidOf = (gradient: unknown): unknown => own(gradient, 'from')

/** The gradient a color becomes: the one it came from, now beginning with the color. */
export function gradientOf(solid: unknown, before: unknown, fallback: string): unknown {
  const from = isText(solid) ? solid : fallback
  return isObject(before) ? { ...before, from } : { from, to: from }
}

/** The one file that stands for both. */
export function singleOf(pair: unknown): unknown {
  return own(pair, 'light') ?? own(pair, 'dark')
}

/** The pair that a single file becomes: what it was before, where the file is still the same. */
export function pairOf(single: unknown, before: unknown): unknown {
  return isObject(before) && singleOf(before) === single ? before : { light: single, dark: single }
}

/** The first of several. */
export const firstOf = (list: unknown): unknown => (isList(list) ? list[0] : undefined)

/** The list that a single text becomes: what it was before, now beginning with the text. */
export const severalOf = (single: unknown, before: unknown): unknown => [
  single,
  ...(isList(before) ? before.slice(1) : []),
]

export type Names = Readonly<Record<'user' | 'password', string>>

/** `user:password` in its parts; without a colon all of it names the user. */
export function namesOf(value: string): Names {
  const colon = value.indexOf(':')
  return colon < 0
    ? { user: value, password: '' }
    : { user: value.slice(0, colon), password: value.slice(colon + 1) }
}

/** Both names as the file holds them; nothing where both are blank. */
export const joined = ({ user, password }: Names): string | undefined =>
  user === '' && password === '' ? undefined : `${user}:${password}`
