import type { Position } from '../../text/position.ts'
import type { Problem } from '../../text/problem.ts'
import type { Heading, Literal } from '../tree/tree.ts'
import type { Chunking } from './chunks.ts'
import type { PageBlock } from './facts.ts'
import type { Reference } from './references.ts'

/** The location of the key of a frontmatter field. */
export interface FieldLocation extends Position {
  readonly key: string
  /** Offset of the key as written, including quotes. */
  readonly offset: number
  readonly length: number
}

/** A page as data. Nothing in it was evaluated. */
export interface ParsedPage {
  /** Path inside the repository. */
  readonly file: string
  /** The text as it was given. */
  readonly text: string
  /** The frontmatter's values; empty if there is none. */
  readonly frontmatter: Readonly<Record<string, Literal>>
  /** The frontmatter's fields in their order. */
  readonly fields: readonly FieldLocation[]
  /** The chunks of the body; the next parse starts from it. */
  readonly chunking: Chunking
  /**
   * The body in order; a block with unchanged source is the same object as in the previous page. If there are
   * footnotes, the last block lists them.
   */
  readonly blocks: readonly PageBlock[]
  /** First line of each block, from 1. */
  readonly starts: readonly number[]
  /** Offset of each block in the page's text. */
  readonly offsets: readonly number[]
  readonly headings: readonly Heading[]
  readonly links: readonly Reference[]
  readonly images: readonly Reference[]
  /** Videos, frames and snippets. */
  readonly assets: readonly Reference[]
  readonly problems: readonly Problem[]
}
