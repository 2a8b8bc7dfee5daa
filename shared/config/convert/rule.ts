import type { JsonPath } from '../json/pointer.ts'

/** What a rule makes of a value: the value of the other format, or that it stays where it is. */
export type Made = { readonly value: unknown } | { readonly stays: string }

/** Makes a value of the other format; `lose` names what of it is lost, by the path inside it. */
export type Make = (value: unknown, lose: (path: JsonPath, why: string) => void) => Made

/** One thing that two formats say in different places or words. Without `down` or `up` it goes one way only. */
export interface Rule {
  /** In the newer format. */
  readonly newer: JsonPath
  /** In the format that Galley reads. */
  readonly here: JsonPath
  /** From the newer format. */
  readonly down?: Make
  /** To the newer format. */
  readonly up?: Make
}

/** The value means the same in both, where it is of the expected kind. */
export const expecting =
  (isExpected: (value: unknown) => boolean, what: string): Make =>
  value =>
    isExpected(value) ? { value } : { stays: `It is not ${what}, so it means nothing to the other format.` }

/** The value is one of a few words that the other format has as well. */
export const words =
  (pairs: Readonly<Record<string, unknown>>): Make =>
  value =>
    typeof value === 'string' && Object.hasOwn(pairs, value)
      ? { value: pairs[value] }
      : { stays: 'The other format has no word for this value.' }
