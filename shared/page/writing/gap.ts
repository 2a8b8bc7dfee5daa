import { eolOf, lineEnd, lineStart } from '../../text/lines.ts'
import { blockAt } from '../parse/nodes-at.ts'
import { type Leaf, leavesOfBlock } from '../parse/page-leaves.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import type { LeafChange } from './leaf-text.ts'

/** An empty line of a page, where a list was ended or a text was removed: a paragraph can be written there. */
export interface PageGap {
  /** First line of the block that precedes or contains it, from 1; 0 before the first. */
  readonly block: number
  /** Whether it is in that block, such as in a component. */
  readonly isInside: boolean
  /** The text before it in that block, or in the nearest one that has a text. */
  readonly before: Leaf | undefined
}

const isBlank = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), lineEnd(text, offset)).trim() === ''

/** Finds the empty line at an offset; `undefined` if something is on the line. */
export function gapAt(page: ParsedPage, offset: number): PageGap | undefined {
  if (!isBlank(page.text, offset)) return undefined
  const index = blockAt(page, offset)
  const end = (page.offsets[index] ?? 0) + (page.blocks[index]?.source.trimEnd().length ?? 0)
  let before: Leaf | undefined
  for (let at = index; at >= 0 && !before; at--)
    before = leavesOfBlock(page, at).findLast(({ to }) => to <= offset)
  return { block: page.starts[index] ?? 0, isInside: index >= 0 && offset < end, before }
}

const END_OF_TAG = /^\s*<\//

/** Writes a paragraph on an empty line; what follows directly is separated from it. */
export function fillGap(text: string, offset: number, content: string): LeafChange {
  const next = text.indexOf('\n', offset) + 1
  const isLast = next === 0 || next >= text.length
  const isApart = isLast || isBlank(text, next) || END_OF_TAG.test(text.slice(next, lineEnd(text, next)))
  const gap = isApart ? '' : eolOf(text)
  return { edits: [{ offset, length: 0, text: content + gap }], caret: offset + content.length }
}

/** Writes the first paragraph of a page that has none; `undefined` if it has something. */
export function startPage({ text, chunking }: ParsedPage, content: string): LeafChange | undefined {
  if (chunking.chunks.length > 0) return undefined
  const eol = eolOf(text)
  const offset = text.trimEnd().length
  const gap = offset === 0 ? '' : eol + eol
  const made = gap + content
  return { edits: [{ offset, length: text.length - offset, text: made + eol }], caret: offset + made.length }
}
