import { applyEdits, type TextEdit } from '../../text/edit.ts'
import { eolOf, lineEnd } from '../../text/lines.ts'
import { isCell, isHeading } from '../parse/leaf.ts'
import { blockAt } from '../parse/nodes-at.ts'
import { blockOnLine, type Leaf, leavesOfBlock } from '../parse/page-leaves.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { prefixOf } from './leaf-structure.ts'
import { type LeafChange, replaceShown } from './leaf-text.ts'
import { tagsAround } from './written-tag.ts'

/** A selection from one leaf to another. */
export interface LeafSpan {
  readonly first: { readonly leaf: Leaf; readonly at: number }
  readonly last: { readonly leaf: Leaf; readonly at: number }
}

/** Why a selection over several texts is not replaced: it has a part of a table, or of a component. */
export type AcrossRefusal = 'table' | 'component'

/** Where the tags begin that a leaf is in. */
const tagsOf = (page: ParsedPage, { from }: Leaf): string =>
  tagsAround(page, from)
    .filter(tag => tag.to <= from && from < tag.end)
    .map(tag => tag.from)
    .join()

const isOneTable = (page: ParsedPage, one: Leaf, other: Leaf): boolean => {
  const index = blockOnLine(page, one.block)
  return (
    one.block === other.block &&
    leavesOfBlock(page, index).every(leaf => !isBetween(leaf, one, other) || isCell(leaf))
  )
}

const isBetween = (leaf: Leaf, first: Leaf, last: Leaf) => first.from <= leaf.from && leaf.from <= last.from

/** Returns why a selection cannot be replaced; `undefined` if it can. */
export function refusalAcross(page: ParsedPage, { first, last }: LeafSpan): AcrossRefusal | undefined {
  const [a, b] = [first.leaf, last.leaf]
  if (isCell(a) || isCell(b)) return isCell(a) && isCell(b) && isOneTable(page, a, b) ? undefined : 'table'
  return tagsOf(page, a) === tagsOf(page, b) ? undefined : 'component'
}

/** Empties the cells of a selection in a table; the first gets the text. */
function replaceCells(page: ParsedPage, { first, last }: LeafSpan, text: string): LeafChange {
  const cells = leavesOfBlock(page, blockAt(page, first.leaf.from)).filter(leaf =>
    isBetween(leaf, first.leaf, last.leaf),
  )
  const changes = cells.map(leaf => {
    const isFirst = leaf.from === first.leaf.from
    const from = isFirst ? first.at : 0
    const to = leaf.from === last.leaf.from ? last.at : leaf.shown.length
    return replaceShown(leaf, { from, to, side: 'after' }, isFirst ? text : '')
  })
  return { edits: changes.flatMap(({ edits }) => edits), caret: changes[0]?.caret ?? first.leaf.from }
}

/**
 * Replaces a selection that ends in another leaf: what is left of both is joined, and everything between them
 * goes; cells of one table are emptied. `undefined` if it has a part of a table, or of a component.
 */
export function replaceAcross(page: ParsedPage, span: LeafSpan, text: string): LeafChange | undefined {
  if (refusalAcross(page, span)) return undefined
  const { first, last } = span
  if (isCell(first.leaf)) return replaceCells(page, span, text)
  const change = joined(span, text)
  const apart = { ...change, edits: [...change.edits, gapBehind(page, span)] }
  const behind = shownBehind(page, last.leaf.to, 2)
  const isAsBefore = ({ edits }: LeafChange) => {
    const after = parsePage(page.file, applyEdits(page.text, edits), page)
    const end = after.text.length - (page.text.length - last.leaf.to)
    const shown = shownBehind(after, end, 4)
    return behind.every((words, at) => words === shown[at])
  }
  return isAsBefore(change) || !isAsBefore(apart) ? change : apart
}

/** What is left of both ends, in one text; a heading has one line. */
function joined({ first, last }: LeafSpan, text: string): LeafChange {
  const [a, b] = [first.leaf, last.leaf]
  const head = replaceShown(a, { from: first.at, to: a.shown.length, side: 'before' }, text)
  const tail = last.at === 0 ? [] : replaceShown(b, { from: 0, to: last.at, side: 'after' }, '').edits
  const until = Math.min(b.from, ...tail.map(({ offset }) => offset))
  const gap = { offset: a.to, length: until - a.to, text: '' }
  const cut = tail.reduce((end, { offset, length }) => Math.max(end, offset + length), b.from)
  const lineEnds = isHeading(a) ? b.pieces.filter(({ shown, from }) => shown === '\n' && from >= cut) : []
  const spaces = lineEnds.map(({ from, to }) => ({ offset: from, length: to - from, text: ' ' }))
  return { edits: [...head.edits, gap, ...tail, ...spaces], caret: head.caret }
}

/** The blank line behind the line that the last text ends in. */
function gapBehind({ text }: ParsedPage, { first, last }: LeafSpan): TextEdit {
  const prefix = prefixOf(text, first.leaf).trimEnd()
  return { offset: lineEnd(text, last.leaf.to), length: 0, text: eolOf(text) + prefix }
}

/** What the page shows behind an offset: the texts of the block there, and of some that follow. */
function shownBehind(page: ParsedPage, offset: number, blocks: number): readonly string[] {
  const index = blockAt(page, offset)
  return Array.from({ length: blocks }, (_, more) => leavesOfBlock(page, index + more))
    .flat()
    .filter(({ from }) => from > offset)
    .map(({ shown }) => shown)
}
