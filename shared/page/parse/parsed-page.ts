import type { Position } from '../../text/position.ts'
import type { Problem } from '../../text/problem.ts'
import type { Heading, Literal } from '../tree/tree.ts'
import type { Chunking } from './chunks.ts'
import type { PageBlock } from './facts.ts'
import type { Reference } from './references.ts'

/** Where the key of a frontmatter field stands. */
export interface FieldLocation extends Position {
  readonly key: string
  /** As written, with quotation marks where there are any. */
  readonly offset: number
  readonly length: number
}

/** A page as data. Nothing in it was evaluated. */
export interface ParsedPage {
  /** Path inside the repository. */
  readonly file: string
  /** What was parsed, as it was given. */
  readonly text: string
  /** The frontmatter's values; empty where there is none. */
  readonly frontmatter: Readonly<Record<string, Literal>>
  /** The frontmatter's fields in their order. */
  readonly fields: readonly FieldLocation[]
  /** Where the blocks are cut; the next parse begins with it. */
  readonly chunking: Chunking
  /** The body in order; a block whose source did not change is the same object as in the page before. Where there are footnotes, the last block lists them. */
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
