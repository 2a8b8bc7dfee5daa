/** The folder of a site's search files. */
export const SEARCH_FOLDER = 'galley/search/'

/** Name of the file that leads to all others. The name is fixed, so that no page changes with it. */
export const INDEX_NAME = 'index.js'

/** The list of pages and of word files. */
export interface SearchIndex {
  /** Every page that can be found, by path. */
  readonly pages: readonly string[]
  /** The first word of each file of words, in order, and the name of that file. */
  readonly words: readonly (readonly [first: string, name: string])[]
  /** Versions that some pages are limited to. */
  readonly versions: readonly string[]
  /** For each page the number of its version, from 1, or 0 for none; empty if no page has one. */
  readonly versionOf: readonly number[]
  /** What multiplies the rank of each page; absent if nothing does. */
  readonly boostOf?: readonly number[]
}

/** The content of a file of words: the pages of each word, in the format of `writePostings`. */
export type WordTable = Readonly<Record<string, string>>

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
