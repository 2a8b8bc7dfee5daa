/** What is left out of an author's styles: a declaration, the rules of a selector, an at-rule, or a whole file. */
export interface LeftOut {
  readonly kind: 'declaration' | 'selector' | 'rule' | 'file'
  /** Its source, shortened. */
  readonly source: string
}
