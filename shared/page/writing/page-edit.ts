import { blockAt } from '../parse/nodes-at.ts'
import type { Leaf } from '../parse/page-leaves.ts'
import { blockOnLine, leavesOfBlock } from '../parse/page-leaves.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { type LeafSpan, replaceAcross } from './across.ts'
import { breakLine, joinLeaf, splitLeaf } from './leaf-structure.ts'
import {
  type LeafChange,
  replaceShown,
  type ShownPlace,
  type ShownRange,
  shownAt,
  sourceAt,
} from './leaf-text.ts'
import { indentListItem } from './list.ts'
import { changeOnOwnLines, paragraphBeside } from './own-lines.ts'

/** A place in a text of a page as someone sees it. */
export interface PagePlace extends ShownPlace {
  /** First line of the block in the file, from 1. */
  readonly block: number
  /** Where the element that shows the text starts in its block. */
  readonly name: number
  readonly shown: string
}

/** How many spaces behind a leaf its text leaves out. */
export function tailOf(text: string, leaf: Leaf): number {
  let end = leaf.to
  while (text[end] === ' ') end++
  return end - leaf.to
}

/** Whether a leaf of `text` is shown so: its page may show spaces at its end that it leaves out. */
export const fits = (text: string, leaf: Leaf, shown: string): boolean =>
  shown === leaf.shown ||
  (shown.trimEnd() === leaf.shown.trimEnd() &&
    shown.startsWith(leaf.shown) &&
    shown.length - leaf.shown.length <= tailOf(text, leaf))

/** Finds the leaf at a place; `undefined` if the page does not show exactly that text there. */
export function leafAtPlace(page: ParsedPage, { block, name, shown }: PagePlace): Leaf | undefined {
  const index = blockOnLine(page, block)
  const found = index < 0 ? [] : leavesOfBlock(page, index).filter(leaf => leaf.key === name)
  return found.length === 1 ? found.find(leaf => fits(page.text, leaf, shown)) : undefined
}

/** Finds the leaf at an offset of the page; the spaces behind one belong to it. */
export function leafAtOffset(page: ParsedPage, offset: number): Leaf | undefined {
  const index = blockAt(page, offset)
  const leaves = [index, index + 1].flatMap(at => (at < 0 ? [] : leavesOfBlock(page, at)))
  return (
    leaves.find(({ from, to }) => from <= offset && offset <= to) ??
    leaves.find(each => each.to < offset && offset <= each.to + tailOf(page.text, each))
  )
}

/** Finds the place of an offset of the page; `undefined` if it is in no text that can be edited. */
export function placeOfOffset(page: ParsedPage, offset: number): PagePlace | undefined {
  const leaf = leafAtOffset(page, offset)
  if (!leaf) return undefined
  const { at, side } = shownAt(leaf, offset)
  const shown = leaf.shown.padEnd(at, ' ')
  return { block: leaf.block, name: leaf.key, shown, at, side }
}

/** The leaves before and after a leaf in the page. */
function neighbors(page: ParsedPage, leaf: Leaf): { before: Leaf | undefined; after: Leaf | undefined } {
  const index = blockOnLine(page, leaf.block)
  const own = leavesOfBlock(page, index)
  const at = own.findIndex(({ key, from }) => key === leaf.key && from === leaf.from)
  return {
    before: own[at - 1] ?? (index > 0 ? leavesOfBlock(page, index - 1).at(-1) : undefined),
    after: own[at + 1] ?? leavesOfBlock(page, index + 1)[0],
  }
}

/** A key or a text typed at a place of the page. */
export type PageAction =
  | 'text'
  | 'split'
  | 'break'
  | 'join'
  | 'join-next'
  | 'indent'
  | 'outdent'
  | 'above'
  | 'below'

/** A selection in a page with the leaves of its ends. */
export interface PageSpan extends LeafSpan {
  readonly side: PagePlace['side']
}

/** Replaces a part of a leaf. If nothing is left between its tags, an empty line stays: there is the caret. */
function replaceInLeaf(page: ParsedPage, leaf: Leaf, part: ShownRange, text: string): LeafChange {
  const { shown } = leaf
  const isEmptied =
    leaf.tags && text === '' && (shown.slice(0, part.from) + shown.slice(part.to)).trim() === ''
  const emptied = isEmptied
    ? changeOnOwnLines(page, leaf, ({ leaf: own }) =>
        replaceShown(own, { ...part, from: 0, to: own.shown.length }, ''),
      )
    : undefined
  return emptied ?? replaceShown(leaf, part, text)
}

/**
 * Returns the edits of an action at a place of a page, and the caret's offset afterwards; `undefined` if it
 * has no meaning there. Every edit replaces only what the action is about.
 */
export function editPage(
  page: ParsedPage,
  action: PageAction,
  { first, last, side }: PageSpan,
  text: string,
): LeafChange | undefined {
  const { leaf, at } = first
  const { text: source } = page
  switch (action) {
    case 'text':
      return leaf.from === last.leaf.from
        ? replaceInLeaf(page, leaf, { from: at, to: last.at, side }, text)
        : replaceAcross(page, { first, last }, text)
    case 'split':
      return leaf.tags
        ? changeOnOwnLines(page, leaf, own => splitLeaf(own.page.text, own.leaf, own.offsetOf(at)))
        : splitLeaf(source, leaf, at)
    case 'break':
      return breakLine(source, leaf, at)
    case 'join':
      return joinLeaf(source, neighbors(page, leaf).before, leaf)
    case 'join-next': {
      const { after } = neighbors(page, leaf)
      const change = after && joinLeaf(source, leaf, after)
      return change && { ...change, caret: sourceAt(leaf, at, 'before') }
    }
    case 'indent':
    case 'outdent': {
      const offset = sourceAt(leaf, at, 'before')
      const change = indentListItem(source, offset, action === 'indent' ? 1 : -1)
      return change && { edits: change.edits, caret: change.selection?.from ?? offset }
    }
    case 'above':
    case 'below':
      return paragraphBeside(page, leaf, action, () => text)
  }
}
