import type { LeftOut } from './left-out.ts'

/** The style sheets of a site, as far as they are kept. */
export interface AuthorSheets {
  /** Rules for the content of pages, in ASCII. */
  readonly css: string
  /** The classes that they have rules for. */
  readonly classes: readonly string[]
  readonly leftOut: readonly (LeftOut & { readonly file: string })[]
}

/** Whether a file is a style sheet of the site. */
export const isSheet = (file: string): boolean => /\.css$/i.test(file)
