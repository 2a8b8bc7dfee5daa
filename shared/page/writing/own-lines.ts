import { composeEdits } from '../../text/compose.ts'
import { applyEdits, type TextEdit } from '../../text/edit.ts'
import { eolOf, lineEnd, lineStart } from '../../text/lines.ts'
import type { LeafMark } from '../parse/leaf.ts'
import { blockAt } from '../parse/nodes-at.ts'
import { type Leaf, leavesOfBlock } from '../parse/page-leaves.ts'
import { parsePage } from '../parse/parse.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { newParagraph, prefixOf } from './leaf-structure.ts'
import type { LeafChange } from './leaf-text.ts'

/** A text on lines of its own, and the page with it. */
export interface OnOwnLines {
  readonly page: ParsedPage
  readonly leaf: Leaf
  /** Where an offset of the shown text is now: the spaces at its ends are gone. */
  readonly offsetOf: (at: number) => number
}

/** What precedes a tag on its line if it is the first thing there. */
const START = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/

/** Several paragraphs can be in a component and in a box, but in no paragraph, heading, or cell. */
const HOLDS_BLOCKS = /^(?:[A-Z]|div$)/

const standsAlone = (text: string, { open, close }: LeafMark): boolean =>
  START.test(text.slice(lineStart(text, open.from), open.from)) &&
  text.slice(close.to, lineEnd(text, close.to)).trim() === ''

/** The edits that put a text and its tags on lines of their own, and where the text starts afterwards. */
function lineEnds(text: string, leaf: Leaf, from: number) {
  const content = text.slice(leaf.from, leaf.to)
  const outer = eolOf(text) + prefixOf(text, { ...leaf, from })
  const inner = `${outer}  `
  const start = content.length - content.trimStart().length
  const end = content.length - content.trimEnd().length
  const edits: readonly TextEdit[] = [
    { offset: leaf.from, length: start, text: inner },
    { offset: leaf.to - end, length: end, text: outer },
  ]
  return { edits, at: leaf.from + inner.length }
}

/**
 * Returns a change to a text that stands right between its tags, made once the text is on lines of its own: a blank
 * line between tags that share the line of a text is a mistake in MDX. `undefined` if the tags can hold only one
 * paragraph, or share their lines with something else.
 */
export function changeOnOwnLines(
  page: ParsedPage,
  leaf: Leaf,
  change: (own: OnOwnLines) => LeafChange | undefined,
): LeafChange | undefined {
  const { text } = page
  const { tags } = leaf
  if (!tags || !HOLDS_BLOCKS.test(tags.name) || !standsAlone(text, tags)) return undefined
  const { edits, at } = lineEnds(text, leaf, tags.open.from)
  const next = parsePage(page.file, applyEdits(text, edits), page)
  const own = leavesOfBlock(next, blockAt(next, at)).find(({ from }) => from === at)
  if (!own) return undefined
  const cut = leaf.shown.length - leaf.shown.trimStart().length
  const offsetOf = (shown: number) => Math.max(0, Math.min(shown - cut, own.shown.length))
  const made = change({ page: next, leaf: own, offsetOf })
  return made && { edits: composeEdits(edits, made.edits), caret: made.caret }
}

/** Writes a new paragraph next to a text; `content` returns it with its further lines behind the given prefix. */
export function paragraphBeside(
  page: ParsedPage,
  leaf: Leaf,
  where: 'above' | 'below',
  content: (prefix: string) => string,
): LeafChange {
  const write = (on: ParsedPage, beside: Leaf) =>
    newParagraph(on.text, beside, where, content(prefixOf(on.text, beside)))
  return changeOnOwnLines(page, leaf, own => write(own.page, own.leaf)) ?? write(page, leaf)
}
