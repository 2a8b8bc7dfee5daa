import { message } from '../messages/message.ts'
import { type Bounded, boundedBySize, type Excess, TooCostly } from '../text/budget.ts'
import { Refusal } from '../text/failure.ts'
import { parsePage } from './parse/parse.ts'
import type { ParsedPage } from './parse/parsed-page.ts'
import { refusedPage } from './parse/refused-page.ts'
import { type PageSummary, summarizePage } from './summary.ts'

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
  readonly #refused = new Map<string, Refused>()

  /** `told` gets each file whose text is refused; `summarize` may reuse earlier results. */
  constructor(
    bounded: Bounded = boundedBySize,
    told: (file: string) => void = () => undefined,
    summarize: typeof summarizePage = summarizePage,
  ) {
    this.#bounded = bounded
    this.#told = told
    this.#summarize = summarize
  }

  /** Notes that snippets changed: a page may have been refused for those that it shows. */
  snippetsChanged(): void {
    this.#refused.clear()
  }

  /** Parses a text like `parsePage`; never fails. */
  parse(file: string, text: string, previous?: ParsedPage): ParsedPage {
    const refused = this.#known(file, text)
    if (refused) return refusedPage(file, text, refused.excess)
    const from = previous !== undefined && this.isRefused(previous) ? undefined : previous
    return this.#try(file, text, () => parsePage(file, text, from)) ?? this.parse(file, text)
  }

  /** The summary of a page; that of an empty page if its text is refused. Never fails. */
  summarize(file: string, text: string): PageSummary {
    const made = this.#known(file, text)
      ? undefined
      : this.#try(file, text, () => this.#summarize(file, text))
    return made ?? summarizePage(file, '')
  }

  /** Does work with a page, or with its error card if the page takes too much. Refuses if even that does. */
  work<T>(page: ParsedPage, run: (page: ParsedPage) => T): T {
    const { file, text } = page
    if (this.isRefused(page)) return this.frame(() => run(page))
    const known = this.#known(file, text)
    const done = known ? undefined : this.#try(file, text, () => ({ value: run(page) }))
    return done ? done.value : this.work(this.parse(file, text), run)
  }

  /** Whether this is the error card of a refused text. */
  isRefused({ problems }: ParsedPage): boolean {
    return problems[0]?.code === 'page/too-costly'
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

  #known(file: string, text: string): Refused | undefined {
    const refused = this.#refused.get(file)
    if (refused && refused.text !== text) this.#refused.delete(file)
    return refused?.text === text ? refused : undefined
  }

  #try<T>(file: string, text: string, work: () => T): T | undefined {
    try {
      return this.#bounded(work)
    } catch (error) {
      if (!(error instanceof TooCostly)) throw error
      this.#refused.set(file, { text, excess: error.excess })
      this.#told(file)
      return undefined
    }
  }
}
