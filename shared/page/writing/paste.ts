import { eolOf } from '../../text/lines.ts'
import { isCell, isHeading } from '../parse/leaf.ts'
import type { Leaf } from '../parse/page-leaves.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { prefixOf, separator } from './leaf-structure.ts'
import { type LeafChange, replaceShown, type ShownRange, sourceAt } from './leaf-text.ts'
import { changeOnOwnLines, type OnOwnLines } from './own-lines.ts'
import { cellOf } from './table.ts'

/** Blocks, or several paragraphs: they cannot stand inside a line of text. */
const BLOCKS = /^(?:\||#{1,6} |[-*+] |\d+\. |```|> |---(?:\n|$)|!\[)|\n[ \t]*\n/

const contentOf = (markdown: string) => markdown.replace(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, '')

/** Returns pasted Markdown as lines of `text`, all but the first behind `prefix`. */
export function linesOfPaste(markdown: string, text: string, prefix: string): string {
  const lines = contentOf(markdown).split('\n')
  const indented = lines.slice(1).map(line => (line.trim() === '' ? prefix.trimEnd() : prefix + line))
  return [lines[0] ?? '', ...indented].join(eolOf(text))
}

/**
 * Returns what pasting Markdown in place of a part of a leaf does. Blocks become blocks of their own between
 * what stands before and behind, indented like the leaf; a cell gets one line.
 */
export function pasteInLeaf(page: ParsedPage, leaf: Leaf, range: ShownRange, markdown: string): LeafChange {
  const { text } = page
  const { from, to, side } = range
  const content = contentOf(markdown)
  const isBlocks = BLOCKS.test(content)
  if (leaf.tags && isBlocks) {
    const onOwn = ({ page: next, leaf: own, offsetOf }: OnOwnLines) =>
      pasteInLeaf(next, own, { from: offsetOf(from), to: offsetOf(to), side }, markdown)
    const change = changeOnOwnLines(page, leaf, onOwn)
    if (change) return change
  }
  const isOneLine = isCell(leaf) || isHeading(leaf) || (leaf.tags && isBlocks)
  if (isOneLine) return replaceShown(leaf, { from, to, side }, cellOf(content))
  const made = linesOfPaste(content, text, prefixOf(text, leaf))
  if (!isBlocks) return replaceShown(leaf, { from, to, side }, made)
  const offset = sourceAt(leaf, from, 'before')
  const rest = sourceAt(leaf, to, 'after')
  const before = text.slice(leaf.from, offset).trim() === '' ? '' : separator(text, leaf)
  const behind = text.slice(rest, leaf.to).trim() === '' ? '' : separator(text, leaf)
  const { edits } = replaceShown(leaf, { from, to, side }, '')
  const inserted = before + made + behind
  const start = edits[0]?.offset ?? offset
  const [first, ...others] = edits.length > 0 ? edits : [{ offset: start, length: 0, text: '' }]
  return {
    edits: first ? [{ ...first, text: inserted }, ...others] : [],
    caret: start + before.length + made.length,
  }
}
