import { type PageSummary, summarizePage } from '../../page/summary.ts'
import { Refusal } from '../../text/failure.ts'
import { hashText } from '../../text/hash.ts'
import type { Files } from '../files/files.ts'
import type { Task } from './background.ts'
import type { Buffers } from './buffers.ts'

/** The result of one round of indexing. */
export interface IndexReport {
  /** Pages whose text changed. */
  readonly texts: readonly string[]
  /** Pages that are new or whose summary changed. */
  readonly changed: readonly PageSummary[]
  readonly removed: readonly string[]
  /** Nothing is left to read. */
  readonly complete: boolean
}

/** What a page was summarized from: the text if the engine holds it anyway, otherwise only its hash. */
type Source = { readonly text: string } | { readonly hash: number }

/** What the index stores about a page. */
interface PageRecord {
  readonly summary: PageSummary
  readonly source: Source
}

const isText = (seen: Source, text: string): boolean =>
  'text' in seen ? seen.text === text : seen.hash === hashText(text)

const BATCH = 32

const isSame = (a: PageSummary, b: PageSummary): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What the index reads with, and where it reports. */
interface IndexParts {
  readonly view: Files
  readonly buffers: Buffers
  readonly isPage: (file: string) => boolean
  readonly report: (report: IndexReport) => void
  readonly summarize: typeof summarizePage
}

/** Knows every page by its frontmatter. Reads the files it was given in batches, drafts before the disk. */
export class PageIndex {
  readonly #view: Files
  readonly #buffers: Buffers
  readonly #isPage: (file: string) => boolean
  readonly #report: (report: IndexReport) => void
  readonly #summarize: typeof summarizePage
  readonly #records = new Map<string, PageRecord>()
  readonly #pending = new Set<string>()
  readonly #reading = new Set<string>()
  #first = true
  #found = { texts: [] as string[], changed: [] as PageSummary[], removed: [] as string[] }

  constructor({ view, buffers, isPage, report, summarize }: IndexParts) {
    this.#isPage = isPage
    this.#view = view
    this.#buffers = buffers
    this.#report = report
    this.#summarize = summarize
  }

  /** Reads texts that the engine holds: fast, and first of all. */
  readonly openPages: Task = {
    next: () => {
      const held = [...this.#pending].filter(file => this.#buffers.get(file))
      if (held.length === 0) return false
      for (const file of held) {
        this.#pending.delete(file)
        this.#take(file, this.#buffers.get(file)?.text)
      }
      return this.#tell()
    },
  }

  /** Reads the other pages from disk. */
  readonly otherPages: Task = {
    next: async () => {
      const batch = [...this.#pending].slice(0, BATCH)
      if (batch.length === 0) return false
      for (const file of batch) this.#begin(file)
      const texts = await this.#readAll(batch)
      batch.forEach((file, index) => {
        const held = this.#buffers.get(file)
        this.#take(file, held ? held.text : texts[index])
      })
      return this.#tell()
    },
  }

  /** Notes that these files may have changed; ignores those that are not pages. */
  touch(files: Iterable<string>): void {
    for (const file of files) if (this.#isPage(file)) this.#pending.add(file)
  }

  /** Forgets files that are no longer pages; returns those it knew. */
  drop(files: readonly string[]): readonly string[] {
    for (const file of files) this.#pending.delete(file)
    return files.filter(file => this.#records.delete(file))
  }

  /** How many pages were read. */
  get indexed(): number {
    return this.#records.size
  }

  /** How many pages there are. */
  get total(): number {
    let unread = 0
    for (const file of this.#pending) if (!this.#records.has(file)) unread++
    for (const file of this.#reading) if (!this.#records.has(file) && !this.#pending.has(file)) unread++
    return this.#records.size + unread
  }

  summary(file: string): PageSummary | undefined {
    return this.#records.get(file)?.summary
  }

  /** The summaries of these pages; pages that were not read yet are named after their files. */
  known(files: readonly string[]): readonly PageSummary[] {
    return files.map(file => this.#records.get(file)?.summary ?? summarizePage(file, ''))
  }

  /** The files that pages import. */
  imported(): ReadonlySet<string> {
    return new Set([...this.#records.values()].flatMap(({ summary }) => summary.imports ?? []))
  }

  /** In the order of their files. */
  summaries(): readonly PageSummary[] {
    return [...this.#records.values()]
      .map(record => record.summary)
      .sort((a, b) => (a.file < b.file ? -1 : 1))
  }

  /** A file that is touched while it is read is read again. */
  #begin(file: string): void {
    this.#pending.delete(file)
    this.#reading.add(file)
  }

  async #readAll(files: readonly string[]): Promise<readonly (string | undefined)[]> {
    try {
      return await Promise.all(files.map(file => this.#read(file)))
    } finally {
      for (const file of files) this.#reading.delete(file)
    }
  }

  async #read(file: string): Promise<string | undefined> {
    try {
      return (await this.#view.readText(file)).text
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.failure.code === 'not-found' ? undefined : ''
    }
  }

  #take(file: string, text: string | undefined): void {
    const before = this.#records.get(file)
    if (text === undefined) {
      if (this.#records.delete(file)) this.#found.removed.push(file)
      return
    }
    if (before && isText(before.source, text)) return
    const summary = this.#summarize(file, text)
    const same = before !== undefined && isSame(before.summary, summary)
    const seen = this.#buffers.get(file) ? { text } : { hash: hashText(text) }
    this.#records.set(file, { summary: same ? before.summary : summary, source: seen })
    this.#found.texts.push(file)
    if (!same) this.#found.changed.push(summary)
  }

  /** The first indexing reports its progress; later, many changes are reported together. */
  #tell(): true {
    const complete = this.#pending.size === 0
    if (!complete && !this.#first) return true
    if (complete) this.#first = false
    const found = this.#found
    this.#found = { texts: [], changed: [], removed: [] }
    this.#report({ ...found, complete })
    return true
  }
}
