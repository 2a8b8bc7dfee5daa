import type { TextEdit } from '../../text/edit.ts'
import { linesOf, type Span, type WritingChange } from './lines.ts'

/** A line of a list or a quote, taken apart. */
interface ListItem {
  readonly from: number
  readonly to: number
  /** White space and quote marks before the list mark. */
  readonly indent: string
  /** `-`, `1.`; empty in a quote without a list. */
  readonly mark: string
  readonly gap: string
  /** `[ ] ` of a task. */
  readonly box: string
  readonly content: string
}

const LIST_ITEM = /^(\s*(?:>[ \t]*)*)([-*+]|\d{1,9}[.)])([ \t]+)(\[[ xX]\][ \t]+)?(.*)$/s
const QUOTE = /^(\s*(?:>[ \t]?)+)(.*)$/s

function itemAt(text: string, at: number): ListItem | undefined {
  const [line] = linesOf(text, { from: at, to: at })
  if (!line) return undefined
  const source = text.slice(line.from, line.to)
  const point = LIST_ITEM.exec(source)
  if (point) {
    const [, indent = '', mark = '', gap = '', box = '', content = ''] = point
    return { ...line, indent, mark, gap, box, content }
  }
  const [, indent = '', content = ''] = QUOTE.exec(source) ?? []
  return indent === '' ? undefined : { ...line, indent, mark: '', gap: '', box: '', content }
}

/**
 * The lines above (-1) or below (1) an item that belong to its list, as far as they are items; the nearest
 * first.
 */
function* kin(text: string, { from, to }: Span, by: 1 | -1): Generator<ListItem> {
  let edge = by < 0 ? from : to
  for (;;) {
    const next = by < 0 ? edge - 1 : text.indexOf('\n', edge) + 1
    if (next < 0 || (by > 0 && (next === 0 || next >= text.length))) return
    const [line] = linesOf(text, { from: next, to: next })
    if (!line) return
    const source = text.slice(line.from, line.to)
    const item = itemAt(text, line.from)
    if (item) yield item
    else if (source.trim() !== '' && !/^\s/.test(source)) return
    edge = by < 0 ? line.from : Math.max(line.to, next)
  }
}

const numberOf = ({ mark }: ListItem): number | undefined =>
  /^\d/.test(mark) ? Number.parseInt(mark, 10) : undefined

const widthOf = ({ indent }: ListItem): number => indent.replaceAll('\t', '    ').length

const markWith = ({ mark }: ListItem, number: number): string => `${number}${mark.slice(-1)}`

/** Edits that renumber the items after one on its level by `by`, as long as they are consecutive. */
function counted(text: string, item: ListItem, by: 1 | -1): readonly TextEdit[] {
  const edits: TextEdit[] = []
  let number = numberOf(item)
  for (const next of kin(text, item, 1)) {
    const own = numberOf(next)
    if (number === undefined || widthOf(next) < widthOf(item)) break
    if (widthOf(next) > widthOf(item)) continue
    if (own !== number + 1) break
    edits.push({
      offset: next.from + next.indent.length,
      length: next.mark.length,
      text: markWith(next, own + by),
    })
    number = own
  }
  return edits
}

/** The item that contains an item, or the previous one on its own level. */
function above(text: string, item: ListItem, isParent: boolean): ListItem | undefined {
  for (const other of kin(text, item, -1)) {
    if (other.mark === '') continue
    if (widthOf(other) < widthOf(item)) return isParent ? other : undefined
    if (widthOf(other) === widthOf(item) && !isParent) return other
  }
  return undefined
}

/** The mark of the next item; the same number if all items have one number. */
function nextMark(text: string, item: ListItem): string {
  const number = numberOf(item)
  if (number === undefined) return item.mark
  const before = above(text, item, false)
  return markWith(item, before && numberOf(before) === number ? number : number + 1)
}

/**
 * Ends a list at an empty item; a nested one becomes the next item of the outer list. An empty line separates
 * the following text: Markdown would take it for more of the item above.
 */
function ended(text: string, item: ListItem, eol: string): WritingChange {
  const parent = above(text, item, true)
  const [before] = linesOf(text, { from: Math.max(0, item.from - 1), to: Math.max(0, item.from - 1) })
  const isFree = item.from === 0 || !before || text.slice(before.from, before.to).trim() === ''
  const free = isFree ? '' : eol
  const start = parent ? `${parent.indent}${nextMark(text, parent)}${parent.gap}` : free
  const box = parent && parent.box !== '' ? '[ ] ' : ''
  const at = item.from + start.length + box.length
  const edits = [{ offset: item.from, length: item.to - item.from, text: start + box }]
  return {
    edits: [...edits, ...(parent ? counted(text, parent, 1) : [])].toSorted((a, b) => a.offset - b.offset),
    selection: { from: at, to: at },
  }
}

/**
 * Returns what Enter does at `at` in a list or a quote: it adds the next item and renumbers the following
 * ones; an empty item ends the list. `undefined` if Enter is only a new line.
 */
export function continueList(text: string, at: number, eol = '\n'): WritingChange | undefined {
  const item = itemAt(text, at)
  if (!item) return undefined
  const lead = item.indent.length + item.mark.length + item.gap.length + item.box.length
  if (at < item.from + lead) return undefined
  if (item.content.trim() === '') return ended(text, item, eol)
  const mark = item.mark === '' ? '' : nextMark(text, item)
  const start = `${eol}${item.indent}${mark}${item.gap}${item.box === '' ? '' : '[ ] '}`
  const isCounted = mark !== item.mark
  const edits = [{ offset: at, length: 0, text: start }, ...(isCounted ? counted(text, item, 1) : [])]
  return { edits, selection: { from: at + start.length, to: at + start.length } }
}

/** Returns the edits that renumber the items after the one at `at`, which is removed. */
export function countedWithout(text: string, at: number): readonly TextEdit[] {
  const item = itemAt(text, at)
  return item && numberOf(item) !== undefined ? counted(text, item, -1) : []
}

const LEAD = /^\s*(?:>[ \t]?)*[ \t]*/
/** Outside of quotes, a quote mark is no indentation. */
const SPACE = /^[ \t]*/

/** The lines inside an item, each with its indentation: nested items, and other text. */
function* inner(text: string, item: ListItem): Generator<{ readonly from: number; readonly lead: string }> {
  const leading = item.indent.includes('>') ? LEAD : SPACE
  for (let at = text.indexOf('\n', item.to) + 1; at > 0 && at < text.length; ) {
    const [line] = linesOf(text, { from: at, to: at })
    if (!line) return
    const source = text.slice(line.from, line.to)
    const lead = leading.exec(source)?.[0] ?? ''
    const isBlank = lead.length === source.length
    if (!isBlank && lead.replaceAll('\t', '    ').length <= widthOf(item)) return
    if (!isBlank) yield { from: line.from, lead }
    at = text.indexOf('\n', line.to) + 1
  }
}

/**
 * Returns what Tab does at `at` in a list: the item and its content are indented by one level (1), or
 * outdented (-1), and numbers are adjusted. `undefined` if the cursor is in no list, or the item cannot be
 * moved.
 */
export function indentListItem(text: string, at: number, by: 1 | -1): WritingChange | undefined {
  const item = itemAt(text, at)
  if (!item || item.mark === '') return undefined
  const goal = above(text, item, by < 0)
  if (!goal && (by > 0 || widthOf(item) === 0)) return undefined
  const indent = by > 0 && goal ? goal.indent + ' '.repeat(goal.mark.length + 1) : (goal?.indent ?? '')
  const mark = markAfterMove(text, item, goal, by)
  const own = item.indent.length + item.mark.length
  const edits: TextEdit[] = [{ offset: item.from, length: own, text: indent + mark }]
  for (const { from, lead } of inner(text, item)) {
    // After the quote marks, which stay where they are.
    const at = Math.min(lead.length, by > 0 ? item.indent.length : indent.length)
    const length = by > 0 ? 0 : Math.min(lead.length - at, item.indent.length - indent.length)
    edits.push({ offset: from + at, length, text: by > 0 ? indent.slice(item.indent.length) : '' })
  }
  if (by > 0) edits.push(...counted(text, item, -1))
  const cursor = Math.max(item.from, at + indent.length + mark.length - own)
  return { edits: edits.toSorted((a, b) => a.offset - b.offset), selection: { from: cursor, to: cursor } }
}

/** The mark of an item that is moved into `goal`, or out to its level. */
function markAfterMove(text: string, item: ListItem, goal: ListItem | undefined, by: 1 | -1): string {
  if (numberOf(item) === undefined) return item.mark
  return by > 0 || !goal || numberOf(goal) === undefined ? markWith(item, 1) : nextMark(text, goal)
}
