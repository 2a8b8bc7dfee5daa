import { nearest } from '../../config/read/nearest.ts'
import { type Message, message } from '../../messages/message.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { dirname, relative } from '../../text/path.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Fix, Problem } from '../../text/problem.ts'
import { defaultSeverity, type RuleId } from '../rules/registry.ts'
import { type CheckSettings, defaultSettings, isOnIn } from '../settings/read.ts'
import type { CheckContext } from './context.ts'
import { type Candidates, type Suggestion, suggest } from './suggest.ts'

/** What a rule reports at one location of a page. */
interface PageProblemText {
  readonly message: Message
  readonly hint?: Message | undefined
  readonly fix?: Fix | undefined
  /** If it is about a value in the frontmatter. */
  readonly pointer?: string
}

/** A location in the text of the page; the line counts from 1. */
export interface PageLocation {
  readonly offset: number
  readonly length: number
  readonly line: number
  /** From 1; computed if absent. */
  readonly column?: number
}

/** Limits for one page: how many names its text is compared with, and for how many paths a suggestion is looked for. No person makes more mistakes. */
const MOST_COMPARED = 200_000
const MOST_SUGGESTED = 500

/** One check of a page against everything else; the rules add their problems. */
export class PageCheck {
  readonly page: ParsedPage
  readonly context: CheckContext
  readonly #problems: Problem[] = []
  #starts: readonly number[] | undefined
  #compared = 0
  #suggested = 0

  constructor(page: ParsedPage, known: CheckContext) {
    this.page = page
    this.context = known
  }

  /** Adds the problem that `rule` found at `location`. */
  add(rule: RuleId, location: PageLocation, { message, hint, fix, pointer }: PageProblemText): void {
    this.#problems.push({
      code: rule,
      severity: defaultSeverity(rule),
      file: this.page.file,
      offset: location.offset,
      length: location.length,
      line: location.line,
      column: location.column ?? this.#columnOf(location.offset),
      ...(pointer === undefined ? {} : { pointer }),
      message,
      ...(hint === undefined ? {} : { hint }),
      ...(fix === undefined ? {} : { fix }),
    })
  }

  /** The location of a frontmatter key; the start of the page if the key is missing. */
  field(key: string): PageLocation {
    return (
      this.page.fields.findLast(field => field.key === key) ?? { offset: 0, length: 0, line: 1, column: 1 }
    )
  }

  /** Whether problems of `rule` are reported in this page; if not, rules can skip the work. */
  isOn(rule: RuleId): boolean {
    return isOnIn(this.settings, rule, this.page.file)
  }

  get settings(): CheckSettings {
    return this.context.settings ?? defaultSettings
  }

  get problems(): readonly Problem[] {
    return this.#problems
  }

  #columnOf(offset: number): number {
    this.#starts ??= lineStarts(this.page.chunking.text)
    return positionAt(this.#starts, offset).column
  }

  /** Returns the most likely intended one of `candidates`; undefined after the page has used up its limit. */
  nearest(written: string, candidates: ReadonlySet<string>): string | undefined {
    this.#compared += candidates.size
    return this.#compared > MOST_COMPARED ? undefined : nearest(written, candidates)
  }

  /** Returns the most likely intended path, if `wanted` is not among `names`; undefined after the page has used up its limit. */
  suggest(names: Candidates, wanted: string): Suggestion | undefined {
    this.#suggested += 1
    return this.#suggested > MOST_SUGGESTED ? undefined : suggest(names, wanted)
  }

  /** A target spelled like `written`: from the root if that starts with a slash, otherwise from the folder of the page. */
  spelledLike(written: string, path: string): string {
    if (written.startsWith('/')) return `/${path}`
    const way = relative(dirname(this.page.file), path)
    return written.startsWith('../') && !way.startsWith('.') ? `../${way}` : way
  }

  /** A fix that replaces a target by the suggestion; none if the target is written with escapes. */
  correction(location: PageLocation, written: string, suggestion: Suggestion | undefined): Fix | undefined {
    if (suggestion === undefined || location.length !== written.length) return undefined
    const rest = /[?#].*$/s.exec(written)?.[0] ?? ''
    const text = this.spelledLike(written, suggestion.path) + rest
    const { offset, length } = location
    return {
      label: message('common:changeTo', { text }),
      edits: [{ offset, length, text }],
      ...(suggestion.reason === 'case' && { safe: true }),
    }
  }
}
