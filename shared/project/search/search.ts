import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { message } from '../../messages/message.ts'
import { applyEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Buffers } from '../base/buffers.ts'
import type { Files } from '../files/files.ts'
import { isPage, isSnippet } from '../files/kinds.ts'
import { type Finder, finderOf, type TextMatch } from './finder.ts'
import type {
  FileMatches,
  FileReplacement,
  Replacement,
  SearchBatch,
  SearchMatch,
  SearchQuery,
} from './model.ts'

/** How many files are searched for one reply. */
const BATCH = 256
/** How many matches of one file are listed. */
const MOST_MATCHES = 500
/** How much of the line is shown before and after a match. */
const CONTEXT = { before: 60, after: 120 } as const

/** What a search reads. */
interface SearchParts {
  readonly view: Pick<Files, 'readText'>
  readonly buffers: Buffers
  readonly files: () => Iterable<string>
}

const isSearched = (file: string): boolean => file === CONFIG_FILE || isPage(file) || isSnippet(file)

/** Returns whether parts of paths, separated by commas, select a file. */
function fileFilter(include: string): (file: string) => boolean {
  const parts = include
    .toLowerCase()
    .split(',')
    .map(part => part.trim())
  const wanted = parts.filter(part => part !== '' && !part.startsWith('!'))
  const left = parts.filter(part => /^!./.test(part)).map(part => part.slice(1))
  if (wanted.length + left.length === 0) return () => true
  return file => {
    const path = file.toLowerCase()
    if (left.some(part => path.includes(part))) return false
    return wanted.length === 0 || wanted.some(part => path.includes(part))
  }
}

function matchesIn(text: string, find: Finder): Pick<FileMatches, 'matches' | 'isTruncated'> {
  const hits: SearchMatch[] = []
  let starts: readonly number[] | undefined
  for (const match of find(text)) {
    if (hits.length === MOST_MATCHES) return { matches: hits, isTruncated: true }
    starts ??= lineStarts(text)
    hits.push(matchAt(text, starts, match))
  }
  return { matches: hits, isTruncated: false }
}

function matchAt(
  text: string,
  starts: readonly number[],
  { offset, length, groups }: TextMatch,
): SearchMatch {
  const { line } = positionAt(starts, offset)
  const end = offset + length
  const start = starts[line - 1] ?? 0
  const from = Math.max(start, offset - CONTEXT.before)
  return {
    offset,
    line,
    before: (from > start ? '…' : '') + text.slice(from, offset),
    found: text.slice(offset, end),
    after: /^[^\r\n]*/.exec(text.slice(end, end + CONTEXT.after))?.[0] ?? '',
    ...(groups && { groups }),
  }
}

/** Searches the pages, the snippets and docs.json, with drafts, in batches of files. */
export class Search {
  readonly #parts: SearchParts

  constructor(parts: SearchParts) {
    this.#parts = parts
  }

  /** Returns the matches in the files after `after`, in order. Refuses an invalid regular expression. */
  async find({ after, include, ...query }: SearchQuery & { readonly after?: string }): Promise<SearchBatch> {
    const find = finderOf(query)
    const isMeant = fileFilter(include)
    const all = [...this.#parts.files()].filter(file => isSearched(file) && isMeant(file)).sort()
    const from = after === undefined ? 0 : all.findIndex(file => file > after)
    const batch = from < 0 ? [] : all.slice(from, from + BATCH)
    const texts = await Promise.all(batch.map(file => this.#text(file)))
    const files = batch.flatMap((file, index) => {
      const found = matchesIn(texts[index] ?? '', find)
      return found.matches.length > 0 ? [{ file, ...found }] : []
    })
    const searched = from < 0 ? all.length : from + batch.length
    const last = batch.at(-1)
    return {
      files,
      searched,
      total: all.length,
      ...(searched < all.length && last !== undefined && { next: last }),
    }
  }

  /** Returns the texts of files after replacing matches in them. Refuses with `stale` if a text has changed. */
  async replaced(files: readonly FileReplacement[]): Promise<ReadonlyMap<string, string>> {
    const texts = new Map<string, string>()
    for (const { file, replacements } of files) {
      if (!isSearched(file)) throw new Refusal('not-allowed', message('project:search.notSearched', { file }))
      const { text = '' } = await this.#parts.buffers.open(file)
      texts.set(file, applyEdits(text, editsOf(file, text, replacements)))
    }
    return texts
  }

  async #text(file: string): Promise<string> {
    try {
      return (await this.#parts.view.readText(file)).text
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return ''
    }
  }
}

function editsOf(file: string, text: string, references: readonly Replacement[]) {
  const edits = references.toSorted((a, b) => a.offset - b.offset)
  let end = 0
  return edits.map(({ offset, before, text: next }) => {
    if (offset < end || text.slice(offset, offset + before.length) !== before) {
      throw new Refusal('stale', message('project:search.changed', { file }), message('project:search.again'))
    }
    end = offset + before.length
    return { offset, length: before.length, text: next }
  })
}
