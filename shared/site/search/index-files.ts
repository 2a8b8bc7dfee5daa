import { fingerprint } from '../base/fingerprint.ts'
import {
  INDEX_NAME,
  readSearchFile,
  SEARCH_FOLDER,
  type SearchIndex,
  searchFile,
  textName,
  type WordTable,
} from './format.ts'
import { type Weight, writePostings } from './postings.ts'
import { isRecord, type SearchRecord } from './record.ts'
import { termsOf } from './terms.ts'

/** A file of the search, from the site's root. */
export interface SearchFile {
  readonly path: string
  readonly content: string
}

/**
 * Size of a file of words in characters: small enough to load while typing, large enough for few requests.
 */
const WORDS_SIZE = 16_000
/** A file named by its content: a new build changes only the files whose words changed. */
function named(table: WordTable): { readonly name: string; readonly file: SearchFile } {
  const name = `words-${fingerprint(JSON.stringify(table))}.js`
  return { name, file: { path: SEARCH_FOLDER + name, content: searchFile(name, table) } }
}

/** The path of the file with the text of a page. */
export const searchOutput = (path: string): string => SEARCH_FOLDER + textName(path)

/** The file with the text of a page; it is empty if the page must not be found. */
export const textFile = (path: string, record: SearchRecord | undefined): SearchFile => ({
  path: searchOutput(path),
  content: searchFile(textName(path), record ?? null),
})

/** The weight of each word of a page. */
export function weightsOf({ title, sections, keywords = [] }: SearchRecord): ReadonlyMap<string, Weight> {
  const counts = new Map<string, number>()
  const weights = new Map<string, Weight>()
  for (const [, , text] of sections) {
    for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  for (const [term, count] of counts) weights.set(term, count > 3 ? 1 : 0)
  for (const [, heading] of sections) for (const term of termsOf(heading)) weights.set(term, 2)
  for (const keyword of keywords) for (const term of termsOf(keyword)) weights.set(term, 2)
  for (const term of termsOf(title)) weights.set(term, 3)
  return weights
}

function* tables(written: ReadonlyMap<string, string>): Generator<[string, string][]> {
  let table: [string, string][] = []
  let size = 0
  for (const term of [...written.keys()].sort()) {
    const postings = written.get(term) ?? ''
    table.push([term, postings])
    size += term.length + postings.length + 6
    if (size < WORDS_SIZE) continue
    yield table
    table = []
    size = 0
  }
  if (table.length > 0) yield table
}

/** Returns the files of an index from the postings of every word. */
export function indexFiles(
  written: ReadonlyMap<string, string>,
  rest: Omit<SearchIndex, 'words'>,
): readonly SearchFile[] {
  const files: SearchFile[] = []
  const words: [string, string][] = []
  for (const table of tables(written)) {
    const { name, file } = named(Object.fromEntries(table))
    words.push([table[0]?.[0] ?? '', name])
    files.push(file)
  }
  const { pages, versions, versionOf, boostOf } = rest
  const index: SearchIndex = { pages, words, versions, versionOf, ...(boostOf && { boostOf }) }
  return [...files, { path: SEARCH_FOLDER + INDEX_NAME, content: searchFile(INDEX_NAME, index) }]
}

const posting = (number: number) => ({ page: Math.floor(number / 4), weight: weights[number % 4] ?? 0 })
const weights = [0, 1, 2, 3] as const

/** A copy of a word: engines keep the whole text of which a word is a slice. */
const detached = (term: string): string => [...term].join('')

/** Builds the search files of a site, given its pages in order. */
export class SearchWriter {
  /** Of each word, a number for each of its pages: of an object for each, a large site has many millions. */
  readonly #postings = new Map<string, number[]>()
  readonly #pages: string[] = []
  readonly #versions: string[] = []
  readonly #versionOf: number[] = []
  readonly #boostOf: number[] = []

  add(record: SearchRecord): void {
    const page = this.#pages.push(record.path) - 1
    for (const [term, weight] of weightsOf(record)) {
      const list = this.#postings.get(term)
      if (list) list.push(page * 4 + weight)
      else this.#postings.set(detached(term), [page * 4 + weight])
    }
    this.#versionOf.push(this.#version(record.version))
    this.#boostOf.push(record.boost ?? 1)
  }

  /** Adds the text of a page as {@link textFile} wrote it. */
  addFile(content: string): void {
    const record = readSearchFile(content)
    if (isRecord(record)) this.add(record)
  }

  /** Returns the files after every page was added; nothing can be added afterwards. */
  done(): readonly SearchFile[] {
    const written = new Map<string, string>()
    for (const [term, list] of this.#postings) {
      written.set(term, writePostings(list.map(posting)))
      this.#postings.delete(term)
    }
    const versionOf = this.#versions.length > 0 ? this.#versionOf : []
    const boosts = this.#boostOf.some(boost => boost !== 1) ? { boostOf: this.#boostOf } : {}
    return indexFiles(written, { pages: this.#pages, versions: this.#versions, versionOf, ...boosts })
  }

  #version(name: string | undefined): number {
    if (name === undefined) return 0
    if (!this.#versions.includes(name)) this.#versions.push(name)
    return this.#versions.indexOf(name) + 1
  }
}
