import { INDEX_NAME, readSearchFile, SEARCH_FOLDER, type SearchIndex } from './format.ts'
import { indexFiles, type SearchFile, searchOutput, weightsOf } from './index-files.ts'
import { readPostings, type Weight, writePostings } from './postings.ts'
import { isRecord, type SearchRecord } from './record.ts'

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
  ['pages', 'words', 'versions', 'versionOf'].every(name => Array.isArray(Reflect.get(value, name)))

function readIndex({ read }: LastSite): SearchIndex | undefined {
  const value = readSearchFile(read(SEARCH_FOLDER + INDEX_NAME) ?? '')
  return isIndex(value) ? value : undefined
}

/** Every word with its encoded postings. */
function readWords({ read }: LastSite, { words }: SearchIndex): Map<string, string> | undefined {
  const written = new Map<string, string>()
  for (const [, name] of words) {
    const table = readSearchFile(read(SEARCH_FOLDER + name) ?? '')
    if (typeof table !== 'object' || table === null) return undefined
    for (const [term, postings] of Object.entries(table)) written.set(term, String(postings))
  }
  return written
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

/**
 * Returns the search files of a site, updated from those of the previous build: equal to those that
 * `SearchWriter` would build. Undefined if that is impossible, because different pages can be found now.
 * `read` returns files of the new site.
 */
export function updateIndex(
  last: LastSite,
  read: (path: string) => string | undefined,
): readonly SearchFile[] | undefined {
  const index = readIndex(last)
  const written = index && readWords(last, index)
  if (!index || !written) return undefined
  const changes: Changes = new Map()
  const positions = new Map(index.pages.map((path, position) => [path, position]))
  for (const path of last.changed) {
    const before = readRecord(last.read(searchOutput(path)))
    const after = readRecord(read(searchOutput(path)))
    const page = positions.get(path)
    if (!before && !after && page === undefined) continue
    if (!before || !after || page === undefined || before.version !== after.version) return undefined
    if (before.boost !== after.boost) return undefined
    note(changes, page, before, after)
  }
  apply(written, changes)
  return indexFiles(written, index)
}
