/** The folder of a site that its search is loaded from. */
export const SEARCH_FOLDER = 'galley/search/'

/** Name of the file that says where everything else is. It keeps its name, so that no page changes with it. */
export const INDEX_NAME = 'index.js'

/** Which pages there are, and where the words are. */
export interface SearchIndex {
  /** Every page that can be found, by its path. */
  readonly pages: readonly string[]
  /** The first word of each file of words, in order, and the name of that file. */
  readonly words: readonly (readonly [first: string, name: string])[]
  /** Versions that some pages are limited to. */
  readonly versions: readonly string[]
  /** For each page the place of its version from 1 on, 0 for none; empty where no page has one. */
  readonly versionOf: readonly number[]
}

/** What a file of words holds: in which pages each word is, as `writePostings` writes it. */
export type WordTable = Readonly<Record<string, string>>

/** Name of the file with the text of a page; no folder of pages is likely to be called so. */
export const textName = (path: string): string => `pages/${path}.text.js`

/** Writes a file of the search: a script, since pages that were opened from a folder can load nothing else. */
export const searchFile = (name: string, value: unknown): string =>
  `galleySearch(${JSON.stringify(name)},${JSON.stringify(value)})\n`

/** What {@link searchFile} wrote, as it was given; undefined where the text is none of its. */
export function readSearchFile(content: string): unknown {
  const [start = ''] = /^galleySearch\("(?:[^"\\]|\\.)*",/.exec(content) ?? []
  return start === '' ? undefined : JSON.parse(content.slice(start.length, content.lastIndexOf(')')))
}
