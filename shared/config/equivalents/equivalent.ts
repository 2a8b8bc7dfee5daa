import { type Message, message } from '../../messages/message.ts'
import type { JsonPath } from '../json/pointer.ts'

/** The result of a rule: the value in the other format, or the reason why it stays where it is. */
type ConvertedValue = { readonly value: unknown } | { readonly stays: Message }

/** Converts a value to the other format; `lose` names what of it is lost, by the path inside it. */
export type ConvertValue = (value: unknown, lose: (path: JsonPath, why: Message) => void) => ConvertedValue

/**
 * A setting that two formats write at different paths or in different forms. Without `down` or `up` it is
 * converted in one direction only.
 */
export interface Rule {
  /** In the newer form. */
  readonly newer: JsonPath
  /** In the older form. */
  readonly here: JsonPath
  /** From the newer form. */
  readonly down?: ConvertValue
  /** To the newer form. */
  readonly up?: ConvertValue
}

/** The value means the same in both formats if it has the expected type. */
export const expecting =
  (isExpected: (value: unknown) => boolean, kind: 'text' | 'texts' | 'object' | 'boolean'): ConvertValue =>
  value =>
    isExpected(value) ? { value } : { stays: message(`convert:unexpected.${kind}`) }

/** The value is one of a few choices that the other format has as well. */
export const words =
  (pairs: Readonly<Record<string, unknown>>): ConvertValue =>
  value =>
    typeof value === 'string' && Object.hasOwn(pairs, value)
      ? { value: pairs[value] }
      : { stays: message('convert:noValue') }
