import { blockAt } from '../../page/parse/nodes-at.ts'
import { blockOnLine, type Leaf, leavesOfBlock } from '../../page/parse/page-leaves.ts'
import { parsePage } from '../../page/parse/parse.ts'
import type { ParsedPage } from '../../page/parse/parsed-page.ts'
import { setAttribute } from '../../page/writing/attribute-edit.ts'
import { replaceShown, type ShownPlace, type Side, shownAt } from '../../page/writing/leaf-text.ts'
import {
  attributeNamed,
  tagsAround,
  type WrittenAttribute,
  type WrittenTag,
} from '../../page/writing/written-tag.ts'
import { applyEdits, type TextEdit, type TextEdits } from '../../text/edit.ts'
import { isBlock } from '../base/blocks.ts'
import { type TextKind, textKind } from '../components/text-attributes.ts'

/** The text of an attribute as the page shows it. */
export interface ShownAttribute {
  readonly tag: WrittenTag
  readonly attribute: WrittenAttribute
  readonly value: string
  readonly kind: TextKind
  /** First line of its block in the file, from 1. */
  readonly block: number
  /** Where its tag starts in its block, a point, and its own name: elements of the preview carry it. */
  readonly name: `${number}.${string}`
  /** The text that {@link leaf} is a part of: the value, for a line of Markdown with single spaces. */
  readonly text: string
  readonly leaf: Leaf
}

const leafOf = (shown: string, parts: Pick<Leaf, 'pieces' | 'marks'>): Leaf => ({
  key: 0,
  block: 1,
  line: 1,
  name: 'p',
  from: 0,
  to: shown.length,
  lead: '',
  shown,
  ...parts,
})

const piece = (shown: string, from: number) => ({ shown, exact: true, from, to: from + shown.length })

const plainLeaf = (value: string): Leaf =>
  leafOf(value, { pieces: value === '' ? [] : [piece(value, 0)], marks: [] })

/** Text between backticks is code, if there are pairs of them. */
function titleLeaf(value: string): Leaf {
  const parts = value.split('`')
  if (parts.length < 3 || parts.length % 2 === 0) return plainLeaf(value)
  let at = 0
  const pieces = parts.map(part => {
    const from = at
    at += part.length + 1
    return piece(part, from)
  })
  const marks = pieces
    .filter((_, index) => index % 2 === 1)
    .map(({ from, to }) => ({
      name: 'code',
      open: { from: from - 1, to: from },
      close: { from: to, to: to + 1 },
    }))
  const leaf = leafOf(parts.join(''), { pieces: pieces.filter(({ shown }) => shown !== ''), marks })
  return { ...leaf, to: value.length }
}

/** White space of a line of Markdown is one space. */
const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trimStart()

function lineLeaf(value: string, text: string): Leaf | undefined {
  const page = parsePage('', text.trim())
  const [block, ...more] = page.blocks
  const [node] = block?.nodes ?? []
  const isLine =
    more.length === 0 && block?.nodes.length === 1 && node?.kind === 'element' && node.name === 'p'
  if (!isLine || node.children.some(isBlock)) return plainLeaf(value)
  return leavesOfBlock(page, 0)[0]
}

function textOfKind(value: string, kind: TextKind): Pick<ShownAttribute, 'text' | 'leaf'> | undefined {
  if (kind !== 'line') return { text: value, leaf: kind === 'title' ? titleLeaf(value) : plainLeaf(value) }
  const text = oneLine(value)
  const leaf = lineLeaf(value, text)
  return leaf && { text: leaf.shown === value ? value : text, leaf }
}

function shownAttribute(
  page: ParsedPage,
  index: number,
  tag: WrittenTag,
  name: string,
): ShownAttribute | undefined {
  const attribute = attributeNamed(tag, name)
  const kind = textKind(tag.name, name)
  const [offset, block] = [page.offsets[index], page.starts[index]]
  if (!attribute?.inner || kind === undefined || offset === undefined || block === undefined) return undefined
  const said = attribute.value.kind === 'literal' ? attribute.value.value : undefined
  if (typeof said !== 'string' && typeof said !== 'number') return undefined
  const value = String(said)
  const read = textOfKind(value, kind)
  return read && { tag, attribute, value, kind, block, name: `${tag.from - offset}.${name}`, ...read }
}

/** Finds the text of an attribute by the line of its block and its name in the preview. */
export function attributeShownAs(page: ParsedPage, block: number, name: string): ShownAttribute | undefined {
  const index = blockOnLine(page, block)
  const [, start, attribute = ''] = /^(\d+)\.(\w+)$/.exec(name) ?? []
  const at = (page.offsets[index] ?? 0) + Number(start)
  if (index < 0 || start === undefined) return undefined
  const tag = tagsAround(page, at).find(({ from }) => from === at)
  return tag && shownAttribute(page, index, tag, attribute)
}

/** Finds the text of an attribute that an offset of the page is in. */
export function attributeShownAt(page: ParsedPage, offset: number): ShownAttribute | undefined {
  const tag = tagsAround(page, offset).findLast(({ from, to }) => from <= offset && offset <= to)
  const found = tag?.attributes.find(({ inner }) => inner && inner.from <= offset && offset <= inner.to)
  return tag && found && shownAttribute(page, blockAt(page, offset), tag, found.name)
}

/** The text of an attribute after a change, and the caret in it as it is shown. */
export interface AttributeChange {
  readonly edits: TextEdits
  /** The same edits to the text that {@link ShownAttribute.leaf} is a part of. */
  readonly inText: readonly TextEdit[]
  /** What was typed, in one line. */
  readonly typed: string
  /** In the text that {@link ShownAttribute.leaf} is a part of. */
  readonly caret: number
}

/** Returns where each unit of a line is in the value that it was made of; the last item is the end. */
function originsOf(value: string): readonly number[] {
  const origins: number[] = []
  const first = /\S|$/.exec(value)?.index ?? 0
  for (let at = first; at < value.length; at++)
    if (at === first || !/\s/.test(value[at] ?? '') || !/\s/.test(value[at - 1] ?? '')) origins.push(at)
  return [...origins, value.length]
}

/** Returns the edits of the page for edits of an attribute’s text. */
export function editsInPage(
  page: ParsedPage,
  { tag, attribute, value, text }: ShownAttribute,
  edits: TextEdits,
): TextEdits {
  const origins = text === value ? undefined : originsOf(value)
  const origin = (at: number) => origins?.[at] ?? Math.min(at, value.length)
  const inValue = edits.map(({ offset, length, text: put }) => ({
    offset: origin(offset),
    length: origin(offset + length) - origin(offset),
    text: put,
  }))
  return setAttribute(page, tag, attribute.name, applyEdits(value, inValue))
}

/** Replaces the shown text of an attribute between two offsets; `undefined` if its source cannot be changed. */
export function replaceInAttribute(
  page: ParsedPage,
  shown: ShownAttribute,
  span: { readonly from: number; readonly to: number; readonly side: Side },
  typed: string,
): AttributeChange | undefined {
  const line = typed.replace(/\s*[\r\n]+\s*/g, ' ')
  const { edits, caret } = replaceShown(shown.leaf, span, line)
  const made = editsInPage(page, shown, edits)
  return made.length === 0 ? undefined : { edits: made, inText: edits, typed: line, caret }
}

/** Returns where the caret is in the shown text of an attribute, with the spaces that the page leaves out. */
export function caretIn({ leaf }: ShownAttribute, caret: number): ShownPlace & { readonly shown: string } {
  const place = shownAt(leaf, caret)
  return { ...place, shown: leaf.shown.padEnd(place.at, ' ') }
}
