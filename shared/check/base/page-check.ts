import { nearest } from '../../config/read/nearest.ts'
import type { Text } from '../../messages/message.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { dirname, relative } from '../../text/path.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Fix, Problem } from '../../text/problem.ts'
import { defaultSeverity, type RuleId } from '../rules/registry.ts'
import { type CheckSettings, defaultSettings, isOnIn } from '../settings/read.ts'
import type { CheckContext } from './context.ts'
import { type Candidates, type Suggestion, suggest } from './suggest.ts'

/** What a rule says of one place of a page. */
interface PageProblemText {
  readonly message: Text
  readonly hint?: Text | undefined
  readonly fix?: Fix | undefined
  /** Of a value in the frontmatter. */
  readonly pointer?: string
}

/** A place in the page's text; the line from 1. */
export interface PageLocation {
  readonly offset: number
  readonly length: number
  readonly line: number
  /** From 1; found out where it is not given. */
  readonly column?: number
}

/** Limits of one page: how many names its words are compared with, and for how many of its paths a suggestion is looked for. No person makes more mistakes than that. */
const MOST_COMPARED = 200_000
const MOST_SUGGESTED = 500

/** One check of a page against everything else; the rules add what they find. */
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

  /** Adds what `rule` found at `place`. */
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

  /** The place of a frontmatter field's key; the start of the page where it has none. */
  field(key: string): PageLocation {
    return (
      this.page.fields.findLast(field => field.key === key) ?? { offset: 0, length: 0, line: 1, column: 1 }
    )
  }

  /** Whether problems of `rule` are reported at all, so that it is worth looking for them. */
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

  /** Returns which of `candidates` was most likely meant; nothing once the page has used up its limit. */
  nearest(written: string, candidates: ReadonlySet<string>): string | undefined {
    this.#compared += candidates.size
    return this.#compared > MOST_COMPARED ? undefined : nearest(written, candidates)
  }

  /** Returns what was most likely meant by a path that is not among `names`; nothing once the page has used up its limit. */
  suggest(names: Candidates, wanted: string): Suggestion | undefined {
    this.#suggested += 1
    return this.#suggested > MOST_SUGGESTED ? undefined : suggest(names, wanted)
  }

  /** A target as the author would write it: from the root where `written` is, else from the page's folder. */
  spelledLike(written: string, path: string): string {
    if (written.startsWith('/')) return `/${path}`
    const way = relative(dirname(this.page.file), path)
    return written.startsWith('../') && !way.startsWith('.') ? `../${way}` : way
  }

  /** A fix that writes what was most likely meant in the place of a target; none where the text is written with escapes. */
  correction(place: PageLocation, written: string, suggestion: Suggestion | undefined): Fix | undefined {
    if (suggestion === undefined || place.length !== written.length) return undefined
    const rest = /[?#].*$/s.exec(written)?.[0] ?? ''
    const text = this.spelledLike(written, suggestion.path) + rest
    const { offset, length } = place
    return {
      label: `Change to “${text}”`,
      edits: [{ offset, length, text }],
      ...(suggestion.reason === 'case' && { safe: true }),
    }
  }
}
