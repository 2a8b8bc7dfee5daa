import { detached } from '../../text/detached.ts'
import { fingerprint } from '../base/fingerprint.ts'
import { FacetWriter, facetOf } from './facets.ts'
import {
  COMMON_NAME,
  INDEX_NAME,
  PATHS_PER_FILE,
  readSearchFile,
  SEARCH_FOLDER,
  type SearchIndex,
  searchFile,
  textName,
} from './format.ts'
import {
  IN_HEADING,
  type Posting,
  readPostings,
  WEIGHTS,
  type Weight,
  writeCommon,
  writePostings,
} from './postings.ts'
import { isRecord, type SearchRecord } from './record.ts'
import { weightsOf } from './weights.ts'

/** A file of the search, from the site's root. */
export interface SearchFile {
  readonly path: string
  readonly content: string
}

/**
 * Size of a file of words in characters: small enough to load while typing, large enough for few requests.
 */
const WORDS_SIZE = 8000

/** In sites with fewer pages, no word is too common. */
const COMMON_PAGES = 200
/** A word on a larger share of the pages is common. */
const COMMON_PART = 0.2

/** A file named by its content: a new build changes only the files whose content changed. */
function named(kind: string, value: unknown): { readonly name: string; readonly file: SearchFile } {
  const name = `${kind}-${fingerprint(JSON.stringify(value))}.js`
  return { name, file: { path: SEARCH_FOLDER + name, content: searchFile(name, value) } }
}

/** The path of the file with the text of a page. */
export const searchOutput = (path: string): string => SEARCH_FOLDER + textName(path)

/** The file with the text of a page; it is empty if the page must not be found. */
export const textFile = (path: string, record: SearchRecord | undefined): SearchFile => ({
  path: searchOutput(path),
  content: searchFile(textName(path), record ?? null),
})

function* tables(written: ReadonlyMap<string, string>): Generator<[string, string][]> {
  let table: [string, string][] = []
  let size = 0
  for (const term of [...written.keys()].sort()) {
    const postings = written.get(term) ?? ''
    if (size > 0 && size + postings.length > WORDS_SIZE) {
      yield table
      table = []
      size = 0
    }
    table.push([term, postings])
    size += term.length + postings.length + 6
  }
  if (table.length > 0) yield table
}

/** Whether a word is on so many pages that only their headings are searched for it. */
const isCommon = (count: number, pages: number) => pages >= COMMON_PAGES && count > pages * COMMON_PART

/** Removes the pages with common words in their text from what readers load, and returns them. */
function withoutCommon(written: Map<string, string>, pages: number): Readonly<Record<string, string>> {
  const common: [string, string][] = []
  for (const [term, text] of written) {
    if (text.length <= pages * COMMON_PART) continue
    const postings = readPostings(text)
    if (!isCommon(postings.length, pages)) continue
    const about = postings.filter(({ weight }) => weight >= IN_HEADING)
    common.push([term, writePostings(postings.filter(({ weight }) => weight < IN_HEADING))])
    written.set(term, writeCommon(postings.length, about))
  }
  return Object.fromEntries(common.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The pages of a site in order, with their facets. */
export type IndexedPages = Pick<SearchIndex, 'facets' | 'runs'> & { readonly paths: readonly string[] }

/** Returns the files of an index from all postings of every word. */
export function indexFiles(written: Map<string, string>, pages: IndexedPages): readonly SearchFile[] {
  const { paths, facets, runs } = pages
  const files: SearchFile[] = []
  const add = ({ name, file }: ReturnType<typeof named>) => {
    files.push(file)
    return name
  }
  const common = withoutCommon(written, paths.length)
  const words = [...tables(written)].map(
    table => [table[0]?.[0] ?? '', add(named('words', Object.fromEntries(table)))] as const,
  )
  const lists: string[] = []
  for (let at = 0; at < paths.length; at += PATHS_PER_FILE)
    lists.push(add(named('paths', paths.slice(at, at + PATHS_PER_FILE))))
  const index: SearchIndex = { count: paths.length, paths: lists, words, facets, runs }
  return [
    ...files,
    { path: SEARCH_FOLDER + COMMON_NAME, content: searchFile(COMMON_NAME, common) },
    { path: SEARCH_FOLDER + INDEX_NAME, content: searchFile(INDEX_NAME, index) },
  ]
}

const posting = (number: number): Posting => ({
  page: Math.floor(number / WEIGHTS),
  weight: (number % WEIGHTS) as Weight,
})

/** Builds the search files of a site, given its pages in order. */
export class SearchWriter {
  /** Of each word, a number for each of its pages: of an object for each, a large site has many millions. */
  readonly #postings = new Map<string, number[]>()
  readonly #paths: string[] = []
  readonly #facets = new FacetWriter()

  add(record: SearchRecord): void {
    const page = this.#paths.push(record.path) - 1
    for (const [term, weight] of weightsOf(record)) {
      const list = this.#postings.get(term)
      if (list) list.push(page * WEIGHTS + weight)
      else this.#postings.set(detached(term), [page * WEIGHTS + weight])
    }
    this.#facets.add(facetOf(record))
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
    return indexFiles(written, { paths: this.#paths, ...this.#facets.done() })
  }
}
