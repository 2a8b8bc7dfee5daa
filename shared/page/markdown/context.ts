import type { Env, StateBlock, Token } from 'markdown-it'
import type { Message } from '../../messages/message.ts'
import type { Severity } from '../../text/problem.ts'
import { Meter } from '../tags/braces.ts'
import type { Tag } from '../tags/tag.ts'
import { originOf, type Region, type Source } from '../tree/source.ts'
import type { FoundAddress } from './autolink.ts'

/** A problem in a block; offsets in the block's normalized text. */
export interface ParseProblem {
  readonly code: `page/${string}`
  readonly severity: Severity
  readonly from: number
  readonly to: number
  readonly message: Message
  readonly hint?: Message
}

/** A tag that the engine found. Its fate is decided when all tags of the block are known. */
export class Mark {
  readonly tag: Tag
  readonly region: Region
  /**
   * `pair`: has a matching tag. `implied`: opened, and closed by the tag around it. `text`: shown as typed.
   * `broken`: shown as an error card. `dropped`: not shown.
   */
  fate: 'pair' | 'implied' | 'text' | 'broken' | 'dropped' = 'broken'
  partner: Mark | undefined
  /** Its position in the paragraph when its matching tag is elsewhere: before, after or amid all text. */
  edge: 'lead' | 'trail' | 'amid' | undefined

  constructor(tag: Tag, region: Region) {
    this.tag = tag
    this.region = region
  }

  get from(): number {
    return originOf(this.region, this.tag.offset)
  }

  get to(): number {
    return originOf(this.region, this.tag.end - 1) + 1
  }
}

/** The target of a link or image as written, or the source of an expression; offsets in the block's text. */
interface Span {
  readonly from: number
  readonly to: number
}

/** A link reference definition: `[label]: target`. */
export interface Definition extends Span {
  readonly label: string
  readonly href: string
  readonly title: string
}

/** What the engine's rules find in a block, apart from its tokens. */
export class ParseContext {
  readonly source: Source
  readonly meter: Meter
  readonly marks = new Map<Token, Mark>()
  /** The content of `inline` tokens. */
  readonly regions = new Map<Token, Region>()
  /** The start of block tokens. */
  readonly origins = new Map<Token, number>()
  readonly spans = new Map<Token, Span>()
  /** The ids of headings with `{#id}`. */
  readonly ids = new Map<Token, string>()
  /** Whether a task is done, for the `inline` token of its text. */
  readonly tasks = new Map<Token, boolean>()
  /** The starts of inline tokens in their region, if the text is read with positions. */
  readonly starts = new Map<Token, number>()
  /** Where links and images end in their region. */
  readonly ends = new Map<Token, number>()
  readonly definitions: Definition[] = []
  readonly problems: ParseProblem[] = []
  /** The text that is being read, and the web addresses in it. */
  region: Region = { text: '', runs: [] }
  urls: readonly FoundAddress[] = []

  constructor(source: Source) {
    this.source = source
    this.meter = new Meter(source.text.length)
  }
}

/** Returns the context that belongs to `env`. */
export function contextOf(env: Env): ParseContext {
  const context = env.context
  if (!(context instanceof ParseContext)) throw new TypeError('The engine runs without its context')
  return context
}

/** Offset of the first character of a line that is not white space. */
export const lineAt = (state: StateBlock, line: number): number =>
  (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)

/** Offset of the end of a line. */
export const lineEnd = (state: StateBlock, line: number): number => state.eMarks[line] ?? 0

/** Columns of white space before a line. */
export const indentOf = (state: StateBlock, line: number): number => state.sCount[line] ?? 0
