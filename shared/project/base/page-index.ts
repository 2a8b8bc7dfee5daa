import type { PageReader } from '../../page/page-reader.ts'
import { type PageSummary, summarizePage, summaryAgain } from '../../page/summary.ts'
import { detached } from '../../text/detached.ts'
import { Refusal } from '../../text/failure.ts'
import { hashText } from '../../text/hash.ts'
import type { Files, ListedFile } from '../files/files.ts'
import type { Task } from './background.ts'
import type { Buffers } from './buffers.ts'
import type { KeptPage, PageKeeper } from './page-keeper.ts'
import type { Reading } from './reading.ts'

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
  /** The stamp that the file had before it was read. */
  readonly stamp?: string | undefined
  /** The text takes too much: the summary is that of an empty page. */
  readonly isRefused?: boolean
}

/** A page and its current text; without a text, it is gone. */
interface ReadPage {
  readonly file: string
  readonly text: string | undefined
  readonly stamp?: string | undefined
}

/** A page whose summary is not known. */
interface UnknownPage extends ReadPage {
  readonly text: string
}

const isText = (seen: Source, text: string): boolean =>
  'text' in seen ? seen.text === text : seen.hash === hashText(text)

/** The summary of a page into whose body somebody types. */
const typedInto = ({ summary, source, isRefused = false }: PageRecord, text: string) =>
  isRefused || !('text' in source) ? undefined : summaryAgain({ summary, text: source.text }, text)

const BATCH = 32

const isSame = (a: PageSummary, b: PageSummary): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What the index reads with, and where it reports. */
interface IndexParts {
  readonly view: Pick<Files, 'readText'>
  readonly buffers: Buffers
  readonly isPage: (file: string) => boolean
  readonly reader: Pick<PageReader, 'summaries' | 'isRefused'>
  readonly report: (report: IndexReport) => void
  readonly keeper?: PageKeeper | undefined
  readonly reading: Pick<Reading, 'isStopped'>
}

/** Knows every page by its frontmatter. Reads the files it was given in batches, drafts before the disk. */
export class PageIndex {
  readonly #view: IndexParts['view']
  readonly #buffers: Buffers
  readonly #isPage: (file: string) => boolean
  readonly #report: (report: IndexReport) => void
  readonly #reader: IndexParts['reader']
  readonly #keeper: PageKeeper | undefined
  readonly #reading: IndexParts['reading']
  readonly #records = new Map<string, PageRecord>()
  /** What was read before the folder was opened; each is used once. */
  readonly #kept: Map<string, PageRecord>
  /** The files to read, with their stamps. */
  readonly #pending = new Map<string, string | undefined>()
  /** The files without a record that wait or are being read. */
  readonly #unread = new Set<string>()
  #first = true
  #found = { texts: [] as string[], changed: [] as PageSummary[], removed: [] as string[] }

  constructor({ view, buffers, isPage, report, reader, keeper, reading }: IndexParts) {
    this.#isPage = isPage
    this.#view = view
    this.#buffers = buffers
    this.#report = report
    this.#reader = reader
    this.#keeper = keeper
    this.#reading = reading
    const recordOf = ({ summary, hash, stamp }: KeptPage) => ({ summary, source: { hash }, stamp })
    this.#kept = new Map(keeper?.kept.map(page => [page.summary.file, recordOf(page)]))
  }

  /** Reads texts that the engine holds: fast, and first of all. */
  readonly openPages: Task = {
    next: () => {
      const held = [...this.#pending.keys()].filter(file => this.#buffers.get(file))
      if (held.length === 0) return this.#tellKept()
      for (const file of held) this.#pending.delete(file)
      this.#take(held.map(file => ({ file, text: this.#buffers.get(file)?.text })))
      return this.#tell()
    },
  }

  /** Reads the other pages from disk. */
  readonly otherPages: Task = {
    next: async () => {
      const batch = this.#reading.isStopped ? [] : this.#nextBatch()
      if (batch.length === 0) return false
      // A file that is touched while it is read is read again.
      for (const [file] of batch) this.#pending.delete(file)
      const pages = await Promise.all(batch.map(([file, stamp]) => this.#read(file, stamp)))
      this.#take(pages.map(page => this.#current(page)))
      return this.#tell()
    },
  }

  /** Notes that these files have changed; ignores those that are not pages. */
  touch(files: Iterable<string>): void {
    for (const file of files) if (this.#isPage(file)) this.#note(file, undefined)
  }

  /** Notes what the disk lists: pages are read unless their stamps tell that they are as they were. */
  compare(listed: readonly ListedFile[]): void {
    for (const { path, stamp } of listed)
      if (this.#isPage(path) && !this.#isRead(path, stamp)) this.#note(path, stamp)
  }

  /** Forgets files that are no longer pages; returns those it knew. */
  drop(files: readonly string[]): readonly string[] {
    for (const file of files) {
      this.#pending.delete(file)
      this.#unread.delete(file)
    }
    return files.filter(file => this.#records.delete(file))
  }

  /** How many pages were read. */
  get indexed(): number {
    return this.#records.size
  }

  /** How many pages there are. */
  get total(): number {
    return this.#records.size + this.#unread.size
  }

  summary(file: string): PageSummary | undefined {
    return this.#records.get(file)?.summary
  }

  /** The hash of the text of a page, as last read; undefined if it was not read, or is refused. */
  hashOf(file: string): number | undefined {
    const { source, isRefused = false } = this.#records.get(file) ?? {}
    if (source === undefined || isRefused) return undefined
    return 'text' in source ? hashText(source.text) : source.hash
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

  #note(file: string, stamp: string | undefined): void {
    this.#pending.set(file, stamp)
    if (!this.#records.has(file)) this.#unread.add(file)
  }

  /** Whether the record of a page, or what was kept of it, is of what the disk holds. */
  #isRead(file: string, stamp: string | undefined): boolean {
    if (stamp === undefined || this.#pending.has(file)) return false
    const record = this.#records.get(file)
    if (record) return record.stamp === stamp
    const kept = this.#kept.get(file)
    if (kept?.stamp !== stamp || this.#unread.has(file) || this.#buffers.get(file)) return false
    this.#kept.delete(file)
    this.#records.set(file, kept)
    this.#found.texts.push(file)
    return true
  }

  #nextBatch(): readonly (readonly [string, string | undefined])[] {
    const batch: (readonly [string, string | undefined])[] = []
    for (const entry of this.#pending) {
      if (batch.length === BATCH) break
      batch.push(entry)
    }
    return batch
  }

  /** What cannot be read has no text, and may be readable although its stamp is the same. */
  async #read(file: string, stamp: string | undefined): Promise<ReadPage> {
    try {
      return { file, text: (await this.#view.readText(file)).text, stamp }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { file, text: error.failure.code === 'not-found' ? undefined : '' }
    }
  }

  /** A page whose text is held by now has that text. */
  #current(page: ReadPage): ReadPage {
    const held = this.#buffers.get(page.file)
    return held ? { file: page.file, text: held.text } : page
  }

  #take(pages: readonly ReadPage[]): void {
    const unknown = pages.filter((page): page is UnknownPage => !this.#isKnown(page))
    const summaries = this.#reader.summaries(unknown)
    unknown.forEach((page, index) => {
      const summary = summaries[index]
      if (summary) this.#record(page, summary)
    })
  }

  /** Takes in a page that is gone, or whose summary is known before it is read; returns whether it is one. */
  #isKnown({ file, text, stamp }: ReadPage): boolean {
    const before = this.#records.get(file)
    if (text === undefined) {
      this.#unread.delete(file)
      if (this.#records.delete(file)) this.#found.removed.push(file)
      return true
    }
    if (before && isText(before.source, text)) {
      if (before.stamp !== stamp) this.#records.set(file, { ...before, stamp })
      return true
    }
    const kept = this.#kept.get(file)
    this.#kept.delete(file)
    const summary = before ? typedInto(before, text) : kept && isText(kept.source, text) && kept.summary
    if (!summary) return false
    this.#record({ file, text, stamp }, summary)
    return true
  }

  #record({ file, text, stamp }: UnknownPage, summary: PageSummary): void {
    const before = this.#records.get(file)
    const same = before !== undefined && isSame(before.summary, summary)
    const next = same ? before.summary : detached(summary)
    const source = this.#buffers.get(file) ? { text } : { hash: hashText(text) }
    const isRefused = this.#reader.isRefused(file, text)
    this.#records.set(file, { summary: next, source, stamp, isRefused })
    this.#unread.delete(file)
    this.#found.texts.push(file)
    if (!same) this.#found.changed.push(next)
  }

  /** What was read of pages on disk; refused ones may be read when the machine is less busy. */
  #lasting(): readonly KeptPage[] {
    return [...this.#records.values()].flatMap(({ summary, source, stamp, isRefused }) =>
      'text' in source || isRefused ? [] : [{ summary, hash: source.hash, stamp }],
    )
  }

  /** Reports the pages that are as they were kept: whoever asks for the pages gets them with the others. */
  #tellKept(): boolean {
    if (this.#pending.size > 0 || this.#found.texts.length === 0) return false
    return this.#tell()
  }

  /** The first indexing reports its progress; later, many changes are reported together. */
  #tell(): true {
    const complete = this.#pending.size === 0
    const isFirst = this.#first
    if (!complete && !isFirst) return true
    if (complete) this.#first = false
    const found = this.#found
    this.#found = { texts: [], changed: [], removed: [] }
    this.#report({ ...found, complete })
    if (!complete || !isFirst) return true
    this.#kept.clear()
    this.#keeper?.pagesRead(() => this.#lasting())
    return true
  }
}
