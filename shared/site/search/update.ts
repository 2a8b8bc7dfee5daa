import { facetOf } from './facets.ts'
import { COMMON_NAME, INDEX_NAME, readSearchFile, SEARCH_FOLDER, type SearchIndex } from './format.ts'
import { indexFiles, type SearchFile, searchOutput } from './index-files.ts'
import { readPostings, readWord, type Weight, writePostings } from './postings.ts'
import { isRecord, type SearchRecord } from './record.ts'
import { weightsOf } from './weights.ts'

/** The previous build from the same plan, and what has changed since. */
export interface LastSite {
  /** Paths of the pages that were rendered again. */
  readonly changed: readonly string[]
  /** A file of that build; undefined if it was modified. */
  read(path: string): string | undefined
}

type Changes = Map<string, Map<number, Weight | undefined>>

const isIndex = (value: unknown): value is SearchIndex =>
  typeof value === 'object' &&
  value !== null &&
  ['paths', 'words', 'facets', 'runs'].every(name => Array.isArray(Reflect.get(value, name)))

const valueIn = ({ read }: LastSite, name: string): unknown =>
  readSearchFile(read(SEARCH_FOLDER + name) ?? '')

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** All postings of a word: those that readers load, and those that only builds read. */
function wholePostings(written: string, common: unknown): string {
  if (typeof common !== 'string') return written
  const all = [...readWord(written).postings, ...readPostings(common)]
  return writePostings(all.sort((a, b) => a.page - b.page))
}

/** Every word with its encoded postings. */
function readWords(last: LastSite, { words }: SearchIndex): Map<string, string> | undefined {
  const common = valueIn(last, COMMON_NAME)
  if (!isTable(common)) return undefined
  const written = new Map<string, string>()
  for (const [, name] of words) {
    const table = valueIn(last, name)
    if (!isTable(table)) return undefined
    for (const [term, postings] of Object.entries(table)) {
      const rest = Object.hasOwn(common, term) ? common[term] : undefined
      written.set(term, wholePostings(String(postings), rest))
    }
  }
  return written
}

function readPaths(last: LastSite, { paths }: SearchIndex): readonly string[] | undefined {
  const lists = paths.map(name => valueIn(last, name))
  return lists.every(Array.isArray) ? lists.flat().map(String) : undefined
}

function readRecord(content: string | undefined): SearchRecord | undefined {
  const record = readSearchFile(content ?? '')
  return isRecord(record) ? record : undefined
}

function note(changes: Changes, page: number, before: SearchRecord, after: SearchRecord): void {
  const [old, now] = [weightsOf(before), weightsOf(after)]
  for (const term of new Set([...old.keys(), ...now.keys()])) {
    if (old.get(term) === now.get(term)) continue
    const pages = changes.get(term) ?? new Map<number, Weight | undefined>()
    changes.set(term, pages.set(page, now.get(term)))
  }
}

function apply(written: Map<string, string>, changes: Changes): void {
  for (const [term, pages] of changes) {
    const kept = readPostings(written.get(term) ?? '').filter(({ page }) => !pages.has(page))
    const added = [...pages].flatMap(([page, weight]) => (weight === undefined ? [] : [{ page, weight }]))
    const postings = [...kept, ...added].sort((a, b) => a.page - b.page)
    if (postings.length === 0) written.delete(term)
    else written.set(term, writePostings(postings))
  }
}

const sameFacet = (a: SearchRecord, b: SearchRecord) =>
  JSON.stringify(facetOf(a)) === JSON.stringify(facetOf(b))

/**
 * Returns the search files of a site, updated from those of the previous build: equal to those that
 * `SearchWriter` would build. Undefined if that is impossible, because different pages can be found now.
 * `read` returns files of the new site.
 */
export function updateIndex(
  last: LastSite,
  read: (path: string) => string | undefined,
): readonly SearchFile[] | undefined {
  const value = valueIn(last, INDEX_NAME)
  const index = isIndex(value) ? value : undefined
  const written = index && readWords(last, index)
  const paths = index && readPaths(last, index)
  if (!index || !written || !paths) return undefined
  const changes: Changes = new Map()
  const positions = new Map(paths.map((path, position) => [path, position]))
  for (const path of last.changed) {
    const before = readRecord(last.read(searchOutput(path)))
    const after = readRecord(read(searchOutput(path)))
    const page = positions.get(path)
    if (!before && !after && page === undefined) continue
    if (!before || !after || page === undefined || !sameFacet(before, after)) return undefined
    note(changes, page, before, after)
  }
  apply(written, changes)
  return indexFiles(written, { paths, facets: index.facets, runs: index.runs })
}
