import { inEnglish } from '../in-english.ts'
import type { Text } from '../message.ts'

/** For `toEqual` and its like: a message whose English text fits the pattern. */
export const saying = (pattern: RegExp): unknown => ({
  asymmetricMatch: (text: unknown) => pattern.test(inEnglish(text as Text)),
  toString: () => `saying ${pattern}`,
})
