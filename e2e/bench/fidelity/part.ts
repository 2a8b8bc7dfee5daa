/** What is looked for on a page. */
export const KINDS = ['word', 'heading', 'link', 'picture', 'embed'] as const
export type Kind = (typeof KINDS)[number]

/** Something of a source that readers expect to see. */
export interface Part {
  readonly kind: Kind
  /** A run of text, or an address. */
  readonly text: string
  readonly file: string
  readonly line: number
  /** The names of the elements around it, the outermost first. */
  readonly inside: readonly string[]
  /** Why it does not have to be on the page. */
  readonly reason?: string
}

/** Text without what typography, highlighting and line breaks change: its letters and digits only. */
export const squash = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/gu, '')

/** The words of a text. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
