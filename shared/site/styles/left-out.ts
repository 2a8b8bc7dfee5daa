/**
 * Why a part of an author's styles is left out: the value of a declaration loads something from elsewhere or is not
 * understood (`value`), it names a file that is not there (`missing`) or is neither a picture nor, where that is wanted,
 * a typeface (`type`), its property could reach beyond the content (`property`) or is set for the whole content (`whole`), a
 * selector is for other parts of the page, an at-rule or nested rule is of no kept kind (`rule`), or a whole file is
 * beyond the limit.
 */
export type LeftOutKind = 'value' | 'missing' | 'type' | 'property' | 'whole' | 'selector' | 'rule' | 'file'

/** What is left out of an author's styles, and where it starts in them. */
export interface LeftOut {
  readonly kind: LeftOutKind
  /** Its source, shortened. */
  readonly source: string
  readonly offset: number
  readonly length: number
  /** From 1. */
  readonly line: number
  readonly column: number
}
