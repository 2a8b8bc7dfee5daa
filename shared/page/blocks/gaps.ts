import type { TextEdit } from '../../text/edit.ts'
import { eolOf } from '../../text/lines.ts'
import { withLead } from './slices.ts'
import {
  type BlockPath,
  type BlockPlace,
  type BlockRun,
  blockAtPath,
  isInsideRun,
  type SourceBlock,
} from './source-block.ts'

/** The blocks inside a block, and how its lines are written. */
export interface Container {
  readonly path: BlockPath
  readonly block: SourceBlock
  readonly blocks: readonly SourceBlock[]
  /** What begins each line inside. */
  readonly lead: string
  readonly eol: string
}

/** An edit that inserts blocks: they begin at index `at` of its text and have `length` units. */
export interface Insertion {
  readonly edit: TextEdit
  readonly at: number
  readonly length: number
}

function foundIndent(text: string, block: SourceBlock): string | undefined {
  for (const one of block.content?.blocks ?? []) {
    const own = text.slice(one.start, one.from)
    const { lead, blocks = [] } = one.content ?? {}
    if (one.kind === 'component' && blocks.length > 0 && lead?.startsWith(own)) return lead.slice(own.length)
    const deeper = foundIndent(text, one)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

/** Returns how deep a page indents what is inside a tag: as in its first tag that holds something. */
export const indentIn = (text: string, root: SourceBlock): string => foundIndent(text, root) ?? '  '

/** Returns the block at the end of a path as a container; undefined if it can hold no blocks. */
export function containerAt(text: string, root: SourceBlock, path: BlockPath): Container | undefined {
  const block = blockAtPath(root, path)
  if (!block?.content) return undefined
  const { blocks, lead } = block.content
  const own = text.slice(block.start, block.from)
  const inner = lead ?? own + indentIn(text, root)
  return { path, block, blocks, lead: inner, eol: eolOf(text) }
}

/** The end of what precedes a block in its container: the block before, or the first lines of an item. */
export function endBefore(text: string, { block, blocks }: Container, index: number): number | undefined {
  const before = blocks[index - 1]
  if (before) return before.to
  return block.kind === 'item' && block.content ? headEnd(text, block.content.body.from) : undefined
}

/** The end of the line above a line start. */
const headEnd = (text: string, start: number): number =>
  start > 0 && text[start - 1] === '\n' ? Math.max(0, start - (text[start - 2] === '\r' ? 2 : 1)) : start

const hasBlankLine = (gap: string): boolean => gap.split('\n').length > 2

/** Returns what makes a gap without a blank line one with a blank line. */
export const widening = (gap: string, { lead, eol }: Container): string =>
  hasBlankLine(gap) ? '' : eol + lead.trimEnd()

/** Returns the gap that a container has near a place, or the one that its kind usually has. */
export function gapNear(text: string, container: Container, index: number): string {
  const { blocks, block, lead, eol } = container
  const at = Math.min(Math.max(index, 1), blocks.length - 1)
  const [before, after] = [blocks[at - 1], blocks[at]]
  if (before && after) return text.slice(before.to, after.start)
  const [first] = blocks
  const hasParts = block.kind === 'component' && first?.kind === 'component' && first.content !== undefined
  const isTight = block.kind === 'list' || hasParts
  return isTight ? eol : eol + lead.trimEnd() + eol
}

/** Returns the edits that remove a run. `isWide`: what remains is kept apart by a blank line. */
export function removal(
  text: string,
  root: SourceBlock,
  run: BlockRun,
  isWide: boolean,
): readonly TextEdit[] {
  const container = containerAt(text, root, run.container)
  const [first, last] = [container?.blocks[run.first], container?.blocks[run.last]]
  if (!container || !first || !last) return []
  const before = endBefore(text, container, run.first)
  const next = container.blocks[run.last + 1]
  if (before !== undefined) {
    const wide = isWide && next ? widening(text.slice(last.to, next.start), container) : ''
    return [{ offset: before, length: last.to - before, text: wide }]
  }
  if (next) return [{ offset: first.start, length: next.start - first.start, text: '' }]
  const end = text.indexOf('\n', last.to)
  return [{ offset: first.start, length: (end < 0 ? text.length : end + 1) - first.start, text: '' }]
}

/** Whether a block means nothing without its content: a list, a quote, or a tag without attributes, such as a callout. */
const isOnlyAround = (text: string, { kind, name, from, content }: SourceBlock): boolean =>
  kind === 'list' ||
  kind === 'quote' ||
  (kind === 'component' && text.slice(from, content?.body.from).trim() === `<${name}>`)

/** If a run is the whole content of a block that `goesAlong`, returns that block instead, and so on outward. */
function grown(
  root: SourceBlock,
  run: BlockRun,
  goesAlong: (block: SourceBlock, whole: BlockRun) => boolean,
): BlockRun {
  const block = blockAtPath(root, run.container)
  const isAll = run.first === 0 && run.last === (block?.content?.blocks.length ?? 0) - 1
  const index = run.container.at(-1)
  if (!isAll || index === undefined || !block) return run
  const whole = { container: run.container.slice(0, -1), first: index, last: index }
  return goesAlong(block, whole) ? grown(root, whole, goesAlong) : run
}

/** Returns the run to remove for `run`: with the blocks around it that would be left empty, unless `place` is in them. */
export const removedRun = (text: string, root: SourceBlock, run: BlockRun, place?: BlockPlace): BlockRun =>
  grown(
    root,
    run,
    (block, whole) => isOnlyAround(text, block) && !(place && isInsideRun(place.container, whole)),
  )

/** Returns the list or quote whose whole content a run is; otherwise the run itself. */
export const wholeRun = (root: SourceBlock, run: BlockRun): BlockRun =>
  grown(root, run, ({ kind }) => kind === 'list' || kind === 'quote')

/** Returns the edits that put lines at a place, as the container writes its own. */
export function insertion(
  text: string,
  container: Container,
  { index }: BlockPlace,
  { lines, isWide }: { readonly lines: readonly string[]; readonly isWide: boolean },
): { readonly main: Insertion; readonly others: readonly TextEdit[] } {
  const { lead, eol, blocks, block } = container
  const source = lines.map((line, row) => (row === 0 ? lead + line : withLead(line, lead))).join(eol)
  const gap = gapNear(text, container, index)
  const wide = isWide ? widening(gap, container) : ''
  const before = endBefore(text, container, index)
  const next = blocks[index]
  const put = (offset: number, [head, tail]: readonly [string, string]): Insertion => ({
    edit: { offset, length: 0, text: head + source + tail },
    at: head.length,
    length: source.length,
  })
  if (next) {
    const apart = isWide && before !== undefined ? widening(text.slice(before, next.start), container) : ''
    const others = apart === '' ? [] : [{ offset: before ?? 0, length: 0, text: apart }]
    return { main: put(next.start, ['', wide + gap]), others }
  }
  if (before !== undefined) return { main: put(before, [wide + gap, '']), others: [] }
  const at = block.content?.body.from ?? text.length
  return { main: put(at, [at > 0 && text[at - 1] !== '\n' ? eol : '', eol]), others: [] }
}

/** Returns the edits that move a run inside its container, each block with the gap on the side it comes from. */
export function shift(
  text: string,
  container: Container,
  run: BlockRun,
  { index, isWide }: { readonly index: number; readonly isWide: boolean },
): { readonly main: Insertion; readonly others: readonly TextEdit[] } | undefined {
  const { blocks } = container
  const [first, last] = [blocks[run.first], blocks[run.last]]
  if (!first || !last) return undefined
  const source = text.slice(first.start, last.to)
  const wideAt = (from: number | undefined, to: number | undefined) =>
    isWide && from !== undefined && to !== undefined ? widening(text.slice(from, to), container) : ''
  const before = endBefore(text, container, run.first)
  const next = blocks[run.last + 1]
  if (index > run.last) {
    const goal = blocks[index - 1]
    if (!next || !goal) return undefined
    const gap = wideAt(last.to, next.start) + text.slice(last.to, next.start)
    const tail = wideAt(goal.to, blocks[index]?.start)
    const left = wideAt(before, first.start)
    const edit = { offset: goal.to, length: 0, text: gap + source + tail }
    return {
      main: { edit, at: gap.length, length: source.length },
      others: [
        { offset: first.start, length: next.start - first.start, text: '' },
        ...insertAt(before, left),
      ],
    }
  }
  const goal = blocks[index]
  if (before === undefined || !goal) return undefined
  const gap = wideAt(before, first.start) + text.slice(before, first.start)
  const above = endBefore(text, container, index)
  const edit = { offset: goal.start, length: 0, text: source + gap }
  return {
    main: { edit, at: 0, length: source.length },
    others: [
      ...insertAt(above, wideAt(above, goal.start)),
      { offset: before, length: last.to - before, text: wideAt(last.to, next?.start) },
    ],
  }
}

const insertAt = (offset: number | undefined, text: string): readonly TextEdit[] =>
  offset === undefined || text === '' ? [] : [{ offset, length: 0, text }]
