/** A page to be shown with other texts. */
export interface Comparison {
  readonly file: string
  readonly text: string
  readonly other?: string
}
