import type { LeftOut } from './left-out.ts'

/** How many characters all style sheets of a site have together; no site at hand has more than a tenth of it. */
export const MOST_OF_SHEETS = 250_000

/** Precedes the rules of style sheets in the look of a page, where the preview can leave them out. */
export const SHEETS_START = '/*sheets*/'

/** What is left out of a style sheet. */
export interface SheetPart extends LeftOut {
  readonly file: string
}

/** The style sheets of a site, as far as they are kept. */
export interface AuthorSheets {
  /** Rules for the content of pages, in ASCII; `rootedStyles` completes the addresses in them. */
  readonly css: string
  /** The classes that they have rules for. */
  readonly classes: readonly string[]
  /** The files of the repository that they load. */
  readonly files: readonly string[]
  readonly leftOut: readonly SheetPart[]
}

/** Whether a file is a style sheet of the site. */
export const isSheet = (file: string): boolean => /\.css$/i.test(file)
