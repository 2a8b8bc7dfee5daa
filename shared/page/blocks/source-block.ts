import type { Span } from '../writing/lines.ts'

/** What a block of the source is; `other` for what is shown but has no name in Markdown, such as an expression. */
export type BlockKind =
  | 'page'
  | 'paragraph'
  | 'heading'
  | 'list'
  | 'item'
  | 'quote'
  | 'code'
  | 'table'
  | 'rule'
  | 'component'
  | 'comment'
  | 'module'
  | 'other'

/** A block of a page as whole lines of its source, with the blocks inside it. */
export interface SourceBlock {
  readonly kind: BlockKind
  /** `h2` of a heading, `ul` or `ol` of a list, the tag of a component; otherwise empty. */
  readonly name: string
  /** Start of its first line. */
  readonly start: number
  /** Its first character: what precedes it on the line belongs to what contains the block. */
  readonly from: number
  /** End of its last line, without the line end. */
  readonly to: number
  /** Absent if the block cannot contain blocks on lines of their own. */
  readonly content?: BlockContent
}

/** The blocks directly inside a block. */
export interface BlockContent {
  readonly blocks: readonly SourceBlock[]
  /** The whole lines that they lie in; where the first one goes if there are none. */
  readonly body: Span
  /** What begins each line inside: indentation and quote marks; absent if no line shows it. */
  readonly lead?: string
}

/** The way from a page to a block: the index among the blocks of each level. */
export type BlockPath = readonly number[]

/** Neighboring blocks inside one block. */
export interface BlockRun {
  readonly container: BlockPath
  readonly first: number
  readonly last: number
}

/** A place between the blocks inside a block: before the one at `index`, or after the last one. */
export interface BlockPlace {
  readonly container: BlockPath
  readonly index: number
}

/** Returns the block at the end of a path. */
export function blockAtPath(root: SourceBlock, path: BlockPath): SourceBlock | undefined {
  return path.reduce<SourceBlock | undefined>((block, index) => block?.content?.blocks[index], root)
}

/** The blocks directly inside the block at the end of a path. */
export const blocksIn = (root: SourceBlock, path: BlockPath): readonly SourceBlock[] =>
  blockAtPath(root, path)?.content?.blocks ?? []

/** Returns the blocks of a run, in their order. */
export const blocksOfRun = (root: SourceBlock, { container, first, last }: BlockRun) =>
  blocksIn(root, container).slice(first, last + 1)

/** Whether a span lies in the lines that hold the blocks inside a block. */
function isInside({ content }: SourceBlock, { from, to }: Span): boolean {
  return content !== undefined && from >= content.body.from && to <= content.body.to
}

function narrow(block: SourceBlock, span: Span, container: BlockPath): BlockRun | undefined {
  const blocks = block.content?.blocks ?? []
  const isTouched = (one: SourceBlock) => one.start <= span.to && span.from <= one.to
  const first = blocks.findIndex(isTouched)
  const last = blocks.findLastIndex(isTouched)
  const only = blocks[first]
  if (!only) return undefined
  const inner = first === last && isInside(only, span) ? narrow(only, span, [...container, first]) : undefined
  return inner ?? { container, first, last }
}

/** Returns the innermost blocks that reach over a span; undefined if it touches none. */
export const runAt = (root: SourceBlock, span: Span): BlockRun | undefined => narrow(root, span, [])

/** Whether two paths lead to the same block. */
export const isSamePath = (one: BlockPath, other: BlockPath) =>
  one.length === other.length && one.every((index, level) => index === other[level])

/** Returns whether a path leads into or to one of the blocks of a run. */
export function isInsideRun(path: BlockPath, { container, first, last }: BlockRun): boolean {
  const index = path[container.length]
  return (
    index !== undefined &&
    index >= first &&
    index <= last &&
    isSamePath(path.slice(0, container.length), container)
  )
}
