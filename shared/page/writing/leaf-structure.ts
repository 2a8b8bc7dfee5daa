import type { TextEdit } from '../../text/edit.ts'
import { eolOf, lineEnd, lineStart } from '../../text/lines.ts'
import { isCell, isHeading, type LeafMark, type LeafRange } from '../parse/leaf.ts'
import type { Leaf } from '../parse/page-leaves.ts'
import { type LeafChange, marksAt, sourceAt } from './leaf-text.ts'
import { continueList, countedWithout } from './list.ts'

const ITEM = /^[\s>]*(?:[-*+]|\d{1,9}[.)])[ \t]/

/** What starts the next lines of a leaf's container: its quote marks and indentation. */
export function prefixOf(text: string, leaf: Leaf): string {
  const head = text.slice(lineStart(text, leaf.from), leaf.from)
  const item = ITEM.exec(head)
  if (item) return item[0].replace(/[^\s>]/g, ' ').replace(/[ \t]*$/, gap => gap || ' ')
  return /^[\s>]*/.exec(head)?.[0] ?? ''
}

/** What separates a paragraph from the next one in its container. */
export function separator(text: string, leaf: Leaf): string {
  const [eol, prefix] = [eolOf(text), prefixOf(text, leaf)]
  return eol + prefix.trimEnd() + eol + prefix
}

/** Whether the leaf is the first text of an item of a list. */
const startsItem = (text: string, leaf: Leaf) => ITEM.test(text.slice(lineStart(text, leaf.from), leaf.from))

const closing = (text: string, marks: readonly LeafMark[]) =>
  marks
    .toReversed()
    .map(({ close }) => text.slice(close.from, close.to))
    .join('')

const opening = (text: string, marks: readonly LeafMark[]) =>
  marks.map(({ open }) => text.slice(open.from, open.to)).join('')

/** White space at the caret stays in front of a split: joining both parts again restores every byte. */
function splitOffset(text: string, leaf: Leaf, at: number): number {
  let offset = sourceAt(leaf, at, 'before')
  while (offset < leaf.to && (text[offset] === ' ' || text[offset] === '\t')) offset++
  return outsideMarks(leaf, offset)
}

/** An offset at an edge inside marks is moved out of them: empty marks are shown as they are written. */
function outsideMarks({ marks }: Leaf, offset: number): number {
  let at = offset
  for (const { open } of marks.toReversed()) if (open.to === at) at = open.from
  for (const { close } of marks.toReversed()) if (close.from === at) at = close.to
  return at
}

/**
 * Returns what Enter does in a leaf at an offset of its shown text: a paragraph is split in two, a list gets
 * its next item, the rest of a heading becomes a paragraph. Marks around the offset are closed and opened
 * again. `undefined` in a cell, and at an end where there is nothing to split.
 */
export function splitLeaf(text: string, leaf: Leaf, at: number): LeafChange | undefined {
  if (isCell(leaf)) return undefined
  if (startsItem(text, leaf)) return splitItem(text, leaf, at)
  const offset = splitOffset(text, leaf, at)
  if (at <= 0 || offset >= leaf.to) return undefined
  if (isHeading(leaf) && text.slice(leaf.to, lineEnd(text, leaf.to)).trim() !== '')
    return restOfHeading(text, leaf, offset)
  return splitMarks(text, leaf, offset, separator(text, leaf))
}

/** Writes `gap` at an offset between marks that are closed before it, and opened again behind it. */
function splitMarks(text: string, leaf: Leaf, offset: number, gap: string): LeafChange {
  const marks = marksAt(leaf, offset)
  const [close, made] = [closing(text, marks), gap + opening(text, marks)]
  let end = offset
  // A mark behind white space would close nothing.
  while (close !== '' && /\s/.test(text[end - 1] ?? '')) end--
  const caret = offset + close.length + made.length
  const edits =
    end < offset
      ? [
          { offset: end, length: 0, text: close },
          { offset, length: 0, text: made },
        ]
      : [{ offset, length: 0, text: close + made }]
  return { edits, caret }
}

/** What follows a heading's text on its line, such as its id, stays with it. */
function restOfHeading(text: string, leaf: Leaf, offset: number): LeafChange {
  const end = lineEnd(text, leaf.to)
  const start = separator(text, leaf)
  const rest = text.slice(offset, leaf.to)
  return {
    edits: [
      { offset, length: leaf.to - offset, text: '' },
      { offset: end, length: 0, text: start + rest },
    ],
    caret: end - (leaf.to - offset) + start.length,
  }
}

/** Whether the line above ends something: an empty item there would underline the text as a heading. */
function isFree(text: string, leaf: Leaf): boolean {
  const start = lineStart(text, leaf.from)
  const above = start === 0 ? '' : text.slice(lineStart(text, start - 1), start - 1)
  const indent = (line: string) => /^[\s>]*/.exec(line)?.[0].length ?? 0
  const own = indent(text.slice(start, leaf.from))
  return above.trim() === '' || (ITEM.test(above) && indent(above) === own)
}

function splitItem(text: string, leaf: Leaf, at: number): LeafChange | undefined {
  if (at === 0 && leaf.pieces.length > 0 && !isFree(text, leaf)) return undefined
  const offset = splitOffset(text, leaf, at)
  const change = continueList(text, offset, eolOf(text))
  const [first, ...rest] = change?.edits ?? []
  if (!first || !change?.selection) return undefined
  if (first.length > 0 || leaf.pieces.length === 0)
    return { edits: change.edits, caret: change.selection.from }
  const gap = leaf.name === 'p' && isLoose(text, leaf) ? eolOf(text) + prefixOf(text, leaf).trimEnd() : ''
  const { edits, caret } = splitMarks(text, leaf, offset, gap + first.text)
  return { edits: [...edits, ...rest], caret }
}

/** Whether an empty line separates the item from what follows or precedes it. */
function isLoose(text: string, leaf: Leaf): boolean {
  const below = lineEnd(text, leaf.to)
  const after = text.slice(below).split(/\r?\n/, 3)
  const above = Math.max(0, lineStart(text, leaf.from) - 1)
  const before = text.slice(lineStart(text, above), above)
  return [after[1], before].some(line => line !== undefined && /^[\s>]*$/.test(line))
}

const BETWEEN = /^[\s>]*(?:\\?\s)*$/
const NEXT_ITEM = /^[ \t]*\r?\n[\s>]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+(?:\[[ xX]\][ \t]*)?)?$/

/**
 * Returns what Backspace does at the start of `leaf`, whose previous one is `before`: the leaf joins it, or
 * loses its mark (`#`, `-`). `undefined` if something that is not text stands between both.
 */
export function joinLeaf(text: string, before: Leaf | undefined, leaf: Leaf): LeafChange | undefined {
  if (isCell(leaf) || leaf.tags) return undefined
  if (isHeading(leaf)) return withoutMark(text, leaf)
  const between = before && !isCell(before) ? text.slice(endOf(text, before), startOf(leaf)) : undefined
  if (before && between !== undefined && (BETWEEN.test(between) || NEXT_ITEM.test(between)))
    return joinedLeaves(text, before, leaf)
  return startsItem(text, leaf) ? withoutMark(text, leaf) : undefined
}

const outerOf = (leaf: Leaf) =>
  leaf.marks.filter(({ open }) => open.from <= (leaf.pieces[0]?.from ?? leaf.to))

/** Where the source of a leaf starts, with the marks around its first text. */
const startOf = (leaf: Leaf): number => Math.min(leaf.from, ...outerOf(leaf).map(({ open }) => open.from))

const marksEnd = (leaf: Leaf): number => Math.max(leaf.to, ...leaf.marks.map(({ close }) => close.to))

/** Where it ends, with the white space behind it. */
function endOf(text: string, leaf: Leaf): number {
  let end = marksEnd(leaf)
  while (text[end] === ' ' || text[end] === '\t') end++
  return end
}

function joinedLeaves(text: string, before: Leaf, leaf: Leaf): LeafChange {
  const to = startOf(leaf)
  const from = joinedFrom(text, before, to)
  const last = Math.min(from, marksEnd(before))
  const gap = widened(text, before, leaf, { from: last, to })
  const space = text.slice(last, from)
  const edits: TextEdit[] =
    gap.from < last
      ? [{ offset: gap.from, length: gap.to - gap.from, text: space }]
      : [{ offset: from, length: gap.to - from, text: '' }]
  if (startsItem(text, leaf)) edits.push(...countedWithout(text, leaf.from))
  return { edits, caret: gap.from < last ? gap.from + space.length : from }
}

/** A line end in front of what a split added stays: the split was at the start of a line. */
function joinedFrom(text: string, before: Leaf, to: number): number {
  const from = endOf(text, before)
  const added = separator(text, before)
  const between = text.slice(from, to)
  const isAtLine = between.split('\n').length === 4 && between.endsWith(added)
  return isAtLine ? to - added.length : from
}

/** The marks around the text at one edge of a gap, those next to the gap first. */
function marksBeside(leaf: Leaf, at: number, edge: 'open' | 'close'): readonly LeafMark[] {
  const found: LeafMark[] = []
  let [here, mark] = [at, undefined as LeafMark | undefined]
  do {
    mark = leaf.marks.find(({ [edge]: range }) => (edge === 'close' ? range.to : range.from) === here)
    if (mark && found.includes(mark)) break
    if (mark) found.push(mark)
    here = mark ? (edge === 'close' ? mark.close.from : mark.open.to) : here
  } while (mark)
  return found
}

/** The gap between two leaves with the marks that end before it and start behind it in the same way. */
function widened(text: string, before: Leaf, leaf: Leaf, gap: LeafRange): LeafRange {
  const ends = marksBeside(before, gap.from, 'close')
  const starts = marksBeside(leaf, gap.to, 'open')
  const written = ({ open, close }: LeafMark) => [
    text.slice(open.from, open.to),
    text.slice(close.from, close.to),
  ]
  let { from, to } = gap
  for (const [index, end] of ends.entries()) {
    const start = starts[index]
    if (!start || written(end).join('\n') !== written(start).join('\n')) break
    from = end.close.from
    to = start.open.to
  }
  return { from, to }
}

/** A heading or an item of one line becomes a paragraph. */
function withoutMark(text: string, leaf: Leaf): LeafChange | undefined {
  const start = lineStart(text, leaf.from)
  const mark = /(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?$/.exec(text.slice(start, leaf.from))
  if (!mark || text.slice(leaf.from, leaf.to).includes('\n')) return undefined
  const offset = leaf.from - mark[0].length
  return { edits: [{ offset, length: mark[0].length, text: '' }], caret: offset }
}

/** Returns what Shift+Enter does: the next text starts a new line of the same paragraph. */
export function breakLine(text: string, leaf: Leaf, at: number): LeafChange {
  const offset = sourceAt(leaf, at, 'before')
  const isOneLine = isCell(leaf) || isHeading(leaf)
  const made = isOneLine ? '<br />' : `\\${eolOf(text)}${prefixOf(text, leaf)}`
  return { edits: [{ offset, length: 0, text: made }], caret: offset + made.length }
}

/** Writes a new paragraph next to a leaf, or to the tags right around it, with the empty lines that separate both. */
export function newParagraph(
  text: string,
  leaf: Leaf,
  where: 'above' | 'below',
  content: string,
): LeafChange {
  const gap = separator(text, leaf)
  if (where === 'above') {
    const offset = aboveOf(text, leaf)
    return { edits: [{ offset, length: 0, text: content + gap }], caret: offset + content.length }
  }
  const offset = belowOf(text, leaf)
  return { edits: [{ offset, length: 0, text: gap + content }], caret: offset + gap.length + content.length }
}

function aboveOf(text: string, leaf: Leaf): number {
  if (leaf.tags) return leaf.tags.open.from
  return isHeading(leaf) ? lineStart(text, leaf.from) + prefixOf(text, leaf).length : startOf(leaf)
}

function belowOf(text: string, leaf: Leaf): number {
  if (leaf.tags) return leaf.tags.close.to
  return isHeading(leaf) ? lineEnd(text, leaf.to) : endOf(text, leaf)
}
