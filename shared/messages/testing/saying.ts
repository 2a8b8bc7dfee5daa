import { inEnglish } from '../in-english.ts'
import { isText } from '../message.ts'

const fits = (text: string, wanted: RegExp | string): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text)

/** For `toEqual` and its like: a message whose English text is `wanted`, or fits that pattern. */
export const saying = (wanted: RegExp | string): unknown => ({
  asymmetricMatch: (text: unknown) => isText(text) && fits(inEnglish(text), wanted),
  toString: () => `saying ${wanted}`,
})
