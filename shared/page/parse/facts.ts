import type { Text } from '../../messages/message.ts'
import type { Severity } from '../../text/problem.ts'
import type { Block, Heading, SourceRange } from '../tree/tree.ts'
import type { Reference } from './references.ts'

/** What a link reference definition says. */
export interface Target {
  readonly href: string
  readonly title: string
}

/** A heading of a block; its line counts from the block's first. */
export interface BlockHeading extends Heading {
  /** What the id was asked to be. */
  readonly requestedId: string
}

/** A place in a block where something is wrong. */
export interface BlockProblem {
  readonly code: `page/${string}`
  readonly severity: Severity
  readonly message: Text
  readonly hint?: Text
  readonly range: SourceRange
}

/** A use of a footnote: its number in the page, and the how-many-th use of it this is. */
export interface FootnoteUse {
  readonly label: string
  readonly number: number
  readonly use: number
}

/** What a block tells the page, and what it took from the page. Offsets and lines count from the block. */
export interface BlockFacts {
  readonly headings: readonly BlockHeading[]
  readonly references: readonly Reference[]
  readonly problems: readonly BlockProblem[]
  readonly definitions: ReadonlyMap<string, Target>
  /** Every label that was looked up, and what was found. */
  readonly lookups: ReadonlyMap<string, Target | undefined>
  readonly notes: readonly FootnoteUse[]
  /** Content of the footnotes defined here. */
  readonly footnotes: ReadonlyMap<string, Block['nodes']>
}

/** A block with its facts. */
export interface PageBlock extends Block {
  readonly facts: BlockFacts
}
