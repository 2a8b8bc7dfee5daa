import { message } from '../messages/message.ts'
import { type Bounded, boundedBySize, type Excess, TooCostly, unlessTooCostly } from '../text/budget.ts'
import { differLittle, LITTLE } from '../text/differ-little.ts'
import { Refusal } from '../text/failure.ts'
import { parsePage } from './parse/parse.ts'
import type { ParsedPage } from './parse/parsed-page.ts'
import { beginningOf, partEnds } from './parse/parts.ts'
import { refusedPage, waitingPage, withBeginning } from './parse/refused-page.ts'
import { type PageSummary, summarizePage } from './summary.ts'

/** How pages are read; everything is optional. */
export interface PageReading {
  readonly bounded?: Bounded | undefined
  /** Gets each file whose text is refused. */
  readonly told?: ((file: string) => void) | undefined
  /** Runs something after what waits: a long text is read in parts, between which that gets its turn. */
  readonly later?: ((run: () => void) => void) | undefined
  /** May reuse earlier results. */
  readonly summarize?: typeof summarizePage | undefined
  /** Finds out elsewhere what a text takes too much of, so that work on it is refused. */
  readonly screening?: PageScreening | undefined
}

/** Finds out elsewhere what texts take too much of. */
export interface PageScreening {
  /** Whether a text must not be read before `screen` has resolved. */
  mustWait(file: string, text: string): boolean
  /** The length of text up to which none must wait. */
  readonly longestSure: number
  screen(file: string, text: string): Promise<void>
  /** Whether a text that is read with others takes no more than a moment. */
  isAffordableWith(file: string, text: string, parts: ReadonlyMap<string, string>): Promise<boolean>
  /** Called when a page that waited can be read or is refused. */
  done(file: string): void
}

/** The most UTF-16 units of a generated page that is parsed without a time limit. */
const GENERATED = 2000

/** Longer pages are summarized one by one. */
const TOGETHER = 16_000

/** The text of a page. */
interface PageText {
  readonly file: string
  readonly text: string
}

/** Lengths, in UTF-16 units, of the beginning that is read of a page that takes too long: the first that need not be judged. */
const BEGINNINGS = [60_000, 30_000, 15_000] as const

/** A text that was refused. */
interface Refused {
  readonly text: string
  readonly excess: Excess
}

/**
 * Reads the texts of pages and snippets, and runs the work on them, within a budget. A text that exceeds it is
 * an error card from then on, until it changes; everything else goes on.
 */
export class PageReader {
  readonly #bounded: Bounded
  readonly #summarize: typeof summarizePage
  readonly #told: (file: string) => void
  readonly #screening: PageScreening | undefined
  readonly #refused = new Map<string, Refused>()
  /** The last text that was screened and parsed, by file; none that is so short that what is typed into it never waits. */
  readonly #accepted = new Map<string, string>()
  readonly #cards = new WeakSet<ParsedPage>()
  /** The beginnings of pages that take too long as a whole, by file. */
  readonly #beginnings = new Map<string, ParsedPage>()
  /** The cards alone, by those with beginnings. */
  readonly #alone = new WeakMap<ParsedPage, ParsedPage>()
  readonly #later: PageReading['later']
  /** Pages that were read in parts and not asked for yet, by file. */
  readonly #ahead = new Map<string, ParsedPage>()

  constructor({ bounded, told, summarize, screening, later }: PageReading = {}) {
    this.#later = later
    this.#bounded = bounded ?? boundedBySize
    this.#told = told ?? (() => undefined)
    this.#summarize = summarize ?? summarizePage
    this.#screening = screening
  }

  /** Resolves when a text need not wait to be read. */
  async ready(file: string, text: string): Promise<void> {
    if (this.#mustWait(file, text)) await this.#screening?.screen(file, text)
  }

  /** Whether a text of any file can be read, with the texts of the files that it refers to; resolves when that is known. */
  async isAffordable(
    file: string,
    text: string,
    parts: ReadonlyMap<string, string> = new Map(),
  ): Promise<boolean> {
    await this.ready(file, text)
    if (this.#known(file, text)) return false
    const [affordable, refused] = [() => true, () => false]
    if (!unlessTooCostly(this.#bounded, affordable, refused, text)) return false
    return parts.size === 0 || (await this.#screening?.isAffordableWith(file, text, parts)) !== false
  }

  /** Refuses a text that was found to take too much. */
  refuse(file: string, text: string, excess: Excess): void {
    this.#refused.set(file, { text, excess })
    this.#accepted.delete(file)
  }

  /** Notes that snippets changed: a page may have been refused for those that it shows. */
  snippetsChanged(): void {
    this.#refused.clear()
  }

  /** Reads a long text part by part, so that `parse` has little left to do; at once if it is short. Never fails. */
  async readAhead(file: string, text: string): Promise<void> {
    const later = this.#later
    const ends = later && !this.#known(file, text) && !this.#mustWait(file, text) ? partEnds(text) : []
    let page: ParsedPage | undefined
    for (const end of ends) {
      const before = page
      page = this.#try(file, text, () => parsePage(file, text.slice(0, end), before))
      if (page === undefined) return
      await new Promise<void>(resolve => later?.(resolve))
    }
    if (page) this.#ahead.set(file, page)
  }

  /** Parses a text like `parsePage`; never fails. A text that must wait is a card until then. */
  parse(file: string, text: string, previous?: ParsedPage): ParsedPage {
    const refused = this.#known(file, text)
    if (refused) return this.#refusedCard(file, text, refused.excess)
    if (this.#mustWait(file, text)) {
      void this.#screening?.screen(file, text).then(() => this.#screening?.done(file))
      return this.#card(waitingPage(file, text))
    }
    const ahead = this.#ahead.get(file)
    this.#ahead.delete(file)
    const from = previous === undefined || this.isCard(previous) ? ahead : previous
    const page = this.#try(file, text, () => parsePage(file, text, from))
    if (page === undefined) return this.parse(file, text)
    this.#accept(file, text)
    return page
  }

  /**
   * Parses the text of a generated page. Nobody wrote it, and it is hardly more than frontmatter: with thousands of
   * such pages, timing each would take longer than parsing it.
   */
  parseGenerated(file: string, text: string): ParsedPage {
    if (text.length > GENERATED) return this.parse(file, text)
    return boundedBySize(() => parsePage(file, text))
  }

  /** The summary of a page; that of an empty page if its text is refused. Never fails. */
  summarize(file: string, text: string): PageSummary {
    const made = this.#known(file, text)
      ? undefined
      : this.#try(file, text, () => this.#summarize(file, text))
    return made ?? summarizePage(file, '')
  }

  /** The summaries of pages, in their order. Short ones share one budget: starting a time limit costs more than most pages do. Never fails. */
  summaries(pages: readonly PageText[]): readonly PageSummary[] {
    const short = pages.filter(({ file, text }) => text.length <= TOGETHER && !this.isRefused(file, text))
    const made = new Map(this.#together(short).map(summary => [summary.file, summary]))
    return pages.map(({ file, text }) => made.get(file) ?? this.summarize(file, text))
  }

  /** Whether the text of a file was refused. */
  isRefused(file: string, text: string): boolean {
    return this.#known(file, text) !== undefined
  }

  /** Does work with a page, or with its error card if the page takes too much. Refuses if even that does. */
  work<T>(page: ParsedPage, run: (page: ParsedPage) => T): T {
    const { file, text } = page
    const alone = this.#alone.get(page)
    if (alone)
      return unlessTooCostly(
        this.#bounded,
        () => run(page),
        () => this.work(alone, run),
      )
    if (this.isCard(page)) return this.frame(() => run(page))
    const known = this.#known(file, text)
    const done = known ? undefined : this.#try(file, text, () => ({ value: run(page) }))
    return done ? done.value : this.work(this.parse(file, text), run)
  }

  /** Whether a card takes the place of the content: the text is refused, or must wait. */
  isCard(page: ParsedPage): boolean {
    return this.#cards.has(page)
  }

  /** Does work with what is around pages, such as the navigation. Refuses with `unavailable` if it takes too much. */
  frame<T>(work: () => T): T {
    try {
      return this.#bounded(work)
    } catch (error) {
      if (!(error instanceof TooCostly)) throw error
      const hint = message('page-syntax:tooCostly.frameHint')
      throw new Refusal('unavailable', message('page-syntax:tooCostly.frame'), hint)
    }
  }

  /** The summaries of all pages; none if one of them takes too much. */
  #together(pages: readonly PageText[]): readonly PageSummary[] {
    if (pages.length === 0) return []
    return unlessTooCostly<readonly PageSummary[]>(
      this.#bounded,
      () => pages.map(({ file, text }) => this.#summarize(file, text)),
      () => [],
    )
  }

  #refusedCard(file: string, text: string, excess: Excess): ParsedPage {
    const card = this.#card(refusedPage(file, text, excess))
    const beginning = excess === 'time' ? this.#beginning(file, text) : undefined
    if (!beginning) return card
    const page = this.#card(withBeginning(card, beginning))
    this.#alone.set(page, card)
    return page
  }

  /** The beginning of a page that takes too long as a whole; nothing if that takes too much, too. */
  #beginning(file: string, text: string): ParsedPage | undefined {
    const parts = BEGINNINGS.map(most => beginningOf(text, most))
    const part = parts.find(each => each !== text && this.#screening?.mustWait(file, each) !== true)
    if (part === undefined) return undefined
    const known = this.#beginnings.get(file)
    const made = unlessTooCostly<ParsedPage | undefined>(
      this.#bounded,
      () => parsePage(file, part, known),
      () => undefined,
      part,
    )
    if (made) this.#beginnings.set(file, made)
    return made
  }

  #card(page: ParsedPage): ParsedPage {
    this.#cards.add(page)
    return page
  }

  #accept(file: string, text: string): void {
    if (!this.#screening) return
    if (text.length > this.#screening.longestSure - LITTLE) this.#accepted.set(file, text)
    else this.#accepted.delete(file)
  }

  /** What a person types into an accepted text need not wait. */
  #mustWait(file: string, text: string): boolean {
    if (this.#screening?.mustWait(file, text) !== true) return false
    const accepted = this.#accepted.get(file)
    return accepted === undefined || !differLittle(accepted, text)
  }

  #known(file: string, text: string): Refused | undefined {
    const refused = this.#refused.get(file)
    if (refused && refused.text !== text) this.#refused.delete(file)
    return refused?.text === text ? refused : undefined
  }

  #try<T>(file: string, text: string, work: () => T): T | undefined {
    try {
      return this.#bounded(work, text)
    } catch (error) {
      if (!(error instanceof TooCostly)) throw error
      this.refuse(file, text, error.excess)
      this.#told(file)
      return undefined
    }
  }
}
