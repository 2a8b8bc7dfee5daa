/** A range of a block's source, in the file's UTF-16 units. */
export interface LeafRange {
  readonly from: number
  readonly to: number
}

/** A run of shown text and its source. */
export interface LeafPiece extends LeafRange {
  /** Without line breaks of its own, except `\n` for a line end of the source; {@link ATOM} for a whole. */
  readonly shown: string
  /** Every unit of the source is shown as it is; otherwise the piece is changed as a whole. */
  readonly exact: boolean
}

/** Marks around some of the pieces: emphasis, code, a link, an HTML element; or the tags around all of them. */
export interface LeafMark {
  /** The name of the HTML element, or of the component. */
  readonly name: string
  readonly open: LeafRange
  readonly close: LeafRange
}

/** A text of a block that can be edited where it is shown: a paragraph, a heading, a cell, an item. */
export interface BlockLeaf extends LeafRange {
  /** Where the element that shows it starts in its block, or its tag: elements of the preview carry it. */
  readonly key: number
  /** Line in the block, from 0. */
  readonly line: number
  /** `p`, `h1` … `h6`, `td`, `th`, or `li` for the text of an item without a paragraph. */
  readonly name: string
  readonly pieces: readonly LeafPiece[]
  /** Outer marks come before those inside. */
  readonly marks: readonly LeafMark[]
  /** The tags that the text stands right between, as in `<Note>Text</Note>`; absent for a text on lines of its own. */
  readonly tags?: LeafMark
}

/** Whether a text is that of a table's cell: it has one line, and a bar in it is escaped. */
export const isCell = ({ name }: Pick<BlockLeaf, 'name'>): boolean => name === 'td' || name === 'th'

/** Whether a text is that of a heading. */
export const isHeading = ({ name }: Pick<BlockLeaf, 'name'>): boolean => /^h[1-6]$/.test(name)

/** Stands for what is shown in a line of text and is changed as a whole: an image, a formula, a component. */
export const ATOM = '\uFFFC'
