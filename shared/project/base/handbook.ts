/** A part of a page of the handbook. */
export interface HandbookPart {
  readonly title: string
  /** Its id in the page, without `#`. */
  readonly anchor: string
  /** The text below it, up to the next heading. */
  readonly text: string
}

/** A page of the handbook. */
export interface HandbookPage {
  /** Without extension, such as `guides/saving`. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The group of the navigation that lists it. */
  readonly group: string
  /** The text before its first heading. */
  readonly text: string
  /** Its headings, in their order. */
  readonly parts: readonly HandbookPart[]
}

/** The handbook as it ships with the program. */
export interface Handbook {
  /** The address below which its pages are served. */
  readonly base: string
  /** In the order of the navigation. */
  readonly pages: readonly HandbookPage[]
}
