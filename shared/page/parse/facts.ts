import type { Message } from '../../messages/message.ts'
import type { Severity } from '../../text/problem.ts'
import type { Block, Heading, SourceRange } from '../tree/tree.ts'
import type { Reference } from './references.ts'

/** The target of a link reference definition. */
export interface Target {
  readonly href: string
  readonly title: string
}

/** A heading of a block; its line counts from the block's first. */
export interface BlockHeading extends Heading {
  /** The id before it is made unique. */
  readonly requestedId: string
}

/** A location in a block with a problem. */
export interface BlockProblem {
  readonly code: `page/${string}`
  readonly severity: Severity
  readonly message: Message
  readonly hint?: Message
  readonly range: SourceRange
}

/** A use of a footnote: the footnote's number in the page, and the number of this use. */
export interface FootnoteUse {
  readonly label: string
  readonly number: number
  readonly use: number
}

/**
 * What a block contributes to the page, and what it uses of the page. Offsets and lines count from the block.
 */
export interface BlockFacts {
  readonly headings: readonly BlockHeading[]
  readonly references: readonly Reference[]
  readonly problems: readonly BlockProblem[]
  readonly definitions: ReadonlyMap<string, Target>
  /** Every label that was looked up, with the result. */
  readonly lookups: ReadonlyMap<string, Target | undefined>
  readonly notes: readonly FootnoteUse[]
  /** The content of the footnotes defined here. */
  readonly footnotes: ReadonlyMap<string, Block['nodes']>
}

/** The facts of a block that contributes nothing. */
export const NO_FACTS: BlockFacts = {
  headings: [],
  references: [],
  problems: [],
  definitions: new Map(),
  lookups: new Map(),
  notes: [],
  footnotes: new Map(),
}

/** A block with its facts. */
export interface PageBlock extends Block {
  readonly facts: BlockFacts
}
