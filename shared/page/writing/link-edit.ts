import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { decodeEntities } from '../markdown/engine.ts'
import type { LeafMark, LeafRange } from '../parse/leaf.ts'
import { blockAt } from '../parse/nodes-at.ts'
import { type Leaf, leavesOfBlock } from '../parse/page-leaves.ts'
import type { ParsedPage } from '../parse/parsed-page.ts'
import { removeAttribute, setAttribute } from './attribute-edit.ts'
import type { Span, WritingChange } from './lines.ts'
import { tailOf } from './page-edit.ts'
import { attributeNamed, tagsAround, type WrittenTag } from './written-tag.ts'

/** A link in a text of a page. */
export interface WrittenLink {
  /** As the file has it, without escapes. */
  readonly target: string
  readonly mark: LeafMark
  /** Where the target is written; `undefined` if it is elsewhere in the page, or is the text itself. */
  readonly place: LeafRange | undefined
  /** The tag of an HTML link. */
  readonly tag: WrittenTag | undefined
}

const edit = (from: number, to: number, text: string): TextEdit => ({ offset: from, length: to - from, text })

/** The text of the page that both ends of a span are in. */
function leafAround(page: ParsedPage, { from, to }: Span): Leaf | undefined {
  const index = blockAt(page, from)
  const leaves = index < 0 ? [] : leavesOfBlock(page, index)
  return leaves.find(leaf => leaf.from <= from && to <= leaf.to + tailOf(page.text, leaf))
}

const TARGET = /^\]\(\s*(?:<([^<>\n]*)>|((?:\\.|[^\s\\])*?))(?=\s*(?:\)$|\s["'(]))/

const unescaped = (text: string) => decodeEntities(text.replace(/\\([!-/:-@[-`{-~])/g, '$1'))

function targetOf(page: ParsedPage, mark: LeafMark): WrittenLink {
  const { open, close } = mark
  const [before, behind] = [page.text.slice(open.from, open.to), page.text.slice(close.from, close.to)]
  const shown = page.text.slice(open.to, close.from)
  if (before.startsWith('<') && before !== '<') {
    const tag = tagsAround(page, open.from).find(({ from }) => from === open.from)
    const value = tag && attributeNamed(tag, 'href')?.value
    const target = value?.kind === 'literal' ? String(value.value) : ''
    return { target, mark, place: undefined, tag }
  }
  const found = TARGET.exec(behind)
  if (!found) return { target: behind.startsWith(']') ? '' : shown, mark, place: undefined, tag: undefined }
  const [all, inBrackets, plain = ''] = found
  const written = inBrackets === undefined ? plain : `<${inBrackets}>`
  const to = close.from + all.length
  return {
    target: unescaped(inBrackets ?? plain),
    mark,
    place: { from: to - written.length, to },
    tag: undefined,
  }
}

/** Finds the link that a span of the page is in, the innermost. */
export function linkAt(page: ParsedPage, span: Span): WrittenLink | undefined {
  const leaf = leafAround(page, span)
  const mark = leaf?.marks.findLast(
    ({ name, open, close }) => name === 'a' && open.from <= span.from && span.to <= close.to,
  )
  return mark && targetOf(page, mark)
}

/** How a target is written: characters that would end it, or start something else, are encoded. */
const writtenTarget = (target: string): string =>
  target
    .trim()
    .replace(/[\s()<>{}|\\`*_[\]]/g, char =>
      char === '_' || char === '*'
        ? char
        : `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )

/** How words are written so that they are shown as they are. */
const writtenWords = (words: string, { name }: Leaf): string =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<{~$]|\|/g, char =>
      char !== '|' || name === 'td' || name === 'th' ? `\\${char}` : char,
    )

/** A span that contains all code and every mark that it reaches into, and has no white space at its ends. */
function whole(text: string, leaf: Leaf, span: Span): Span {
  let { from, to } = span
  while (from < to && /\s/.test(text[from] ?? '')) from++
  while (from < to && /\s/.test(text[to - 1] ?? '')) to--
  // Marks are in the order of their start, so those around come before those inside.
  for (const { name, open, close } of leaf.marks) {
    const isInside = name !== 'code' && open.to <= from && to <= close.from
    if (isInside || close.to <= from || to <= open.from) continue
    from = from === to ? close.to : Math.min(from, open.from)
    to = Math.max(to, close.to)
  }
  return { from, to }
}

const removedMarks = (marks: readonly LeafMark[]): readonly TextEdit[] =>
  marks.flatMap(({ open, close }) => [edit(open.from, open.to, ''), edit(close.from, close.to, '')])

const inOrder = (edits: TextEdits): TextEdits =>
  edits.filter(({ length, text }) => length > 0 || text !== '').toSorted((a, b) => a.offset - b.offset)

function changed(page: ParsedPage, { mark, place, tag }: WrittenLink, target: string): WritingChange {
  const { open, close } = mark
  const behind = `](${writtenTarget(target)})`
  if (tag) return { edits: setAttribute(page, tag, 'href', target.trim()) }
  if (place) return { edits: [edit(place.from, place.to, writtenTarget(target))] }
  return { edits: [edit(open.from, open.to, '['), edit(close.from, close.to, behind)] }
}

/**
 * Returns the change that makes a link of a span of the page, or gives the link around it another target. At a
 * caret, `words` become the text of the link. `undefined` if the span is not in one text.
 */
export function setLink(page: ParsedPage, span: Span, target: string, words = ''): WritingChange | undefined {
  const link = linkAt(page, span)
  if (link) return changed(page, link, target)
  const leaf = leafAround(page, span)
  if (!leaf) return undefined
  const { from, to } = whole(page.text, leaf, span)
  const behind = `](${writtenTarget(target)})`
  if (from === to) {
    const text = `[${writtenWords(words === '' ? target : words, leaf)}${behind}`
    return { edits: [edit(from, to, text)], selection: { from: from + text.length, to: from + text.length } }
  }
  const inside = leaf.marks.filter(
    ({ name, open, close }) => name === 'a' && from <= open.from && close.to <= to,
  )
  const edits = inOrder([edit(from, from, '['), ...removedMarks(inside), edit(to, to, behind)])
  const removed = edits.reduce((sum, { length }) => sum + length, 0)
  return { edits, selection: { from: from + 1, to: to + 1 - removed } }
}

/** Returns the change that leaves only the text of the link around a span; `undefined` if there is none. */
export function removeLink(page: ParsedPage, span: Span): WritingChange | undefined {
  const link = linkAt(page, span)
  if (!link) return undefined
  const { open, close } = link.mark
  // An address in the text is a link by itself.
  if (open.to === open.from) return undefined
  if (link.tag && link.tag.attributes.length > 1) return { edits: removeAttribute(page, link.tag, 'href') }
  const size = open.to - open.from
  const within = (at: number) => Math.min(Math.max(at, open.to), close.from) - size
  return {
    edits: [edit(open.from, open.to, ''), edit(close.from, close.to, '')],
    selection: { from: within(span.from), to: within(span.to) },
  }
}
