/** The folder of a site's search files. */
export const SEARCH_FOLDER = 'galley/search/'

/** Name of the file that leads to all others. The name is fixed, so that no page changes with it. */
export const INDEX_NAME = 'index.js'

/** What decides whether a search finds a page, and how high it is ranked; many pages share one. */
export interface Facet {
  readonly tab?: string
  readonly version?: string
  readonly language?: string
  /** Multiplies their rank. */
  readonly boost?: number
  /** They describe operations of an API. */
  readonly isApi?: true
}

/** The list of the other files, and the facets of all pages. */
export interface SearchIndex {
  /** The number of pages that can be found. */
  readonly count: number
  /** The names of the files with the paths of pages: {@link PATHS_PER_FILE} each, in order. */
  readonly paths: readonly string[]
  /** The first word of each file of words, in order, and the name of that file. */
  readonly words: readonly (readonly [first: string, name: string])[]
  readonly facets: readonly Facet[]
  /** The facets of all pages in order, as runs: how many pages, then the number of their facet. */
  readonly runs: readonly number[]
}

/** How many paths of pages are in one file. */
export const PATHS_PER_FILE = 48

/** The content of a file of words: the pages of each word, in the format of `writePostings`. */
export type WordTable = Readonly<Record<string, string>>

/** Name of the file with the pages that have common words in their text; only builds read it. */
export const COMMON_NAME = 'common.js'

/** Name of the file with the text of a page; unlikely to collide with a folder of pages. */
export const textName = (path: string): string => `pages/${path}.text.js`

/** Writes a file of the search: a script, since pages opened from a folder can load nothing else. */
export const searchFile = (name: string, value: unknown): string =>
  `galleySearch(${JSON.stringify(name)},${JSON.stringify(value)})\n`

/** Returns the value that {@link searchFile} wrote; undefined for any other text. */
export function readSearchFile(content: string): unknown {
  const [start = ''] = /^galleySearch\("(?:[^"\\]|\\.)*",/.exec(content) ?? []
  return start === '' ? undefined : JSON.parse(content.slice(start.length, content.lastIndexOf(')')))
}
