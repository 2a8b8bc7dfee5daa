import type { StateBlock, Token } from 'markdown-it'
import { contextOf, indentOf, lineAt, lineEnd } from './context.ts'

interface Marker {
  /** End of the marker. */
  readonly end: number
  /** `-`, `*`, `+`, `.` or `)`: items of one list have the same. */
  readonly mark: string
  /** For items of an ordered list. */
  readonly number: number | undefined
}

const MARKER = /(?:[-*+]|(\d{1,9})[.)])(?=[ \t\n]|$)/y

function markerAt(state: StateBlock, line: number): Marker | undefined {
  MARKER.lastIndex = lineAt(state, line)
  const found = MARKER.exec(state.src)
  if (!found) return undefined
  const number = found[1] === undefined ? undefined : Number(found[1])
  return { end: MARKER.lastIndex, mark: found[0].at(-1) ?? '', number }
}

const isEmptyItem = (state: StateBlock, line: number, marker: Marker) =>
  state.skipSpaces(marker.end) >= lineEnd(state, line)

/** Reads one item; returns whether there are empty lines between its blocks, or at its end. */
function readItem(
  state: StateBlock,
  line: number,
  endLine: number,
  marker: Marker,
): { loose: boolean; gap: boolean } {
  const from = lineAt(state, line)
  const initial = indentOf(state, line) + marker.end - from
  let [at, column] = [marker.end, initial]
  for (; at < lineEnd(state, line); at++) {
    const code = state.src.charCodeAt(at)
    if (code === 9) column += 4 - ((column + (state.bsCount[line] ?? 0)) % 4)
    else if (code === 32) column++
    else break
  }
  const isEmpty = at >= lineEnd(state, line)
  const open = state.push('list_item_open', 'li', 1)
  open.map = [line, line]
  contextOf(state.env).origins.set(open, from)
  const { tight, blkIndent, listIndent } = state
  const [shift, indent] = [state.tShift[line] ?? 0, indentOf(state, line)]
  state.listIndent = blkIndent
  state.blkIndent = isEmpty ? initial + 1 : column
  state.tight = true
  state.tShift[line] = at - (state.bMarks[line] ?? 0)
  state.sCount[line] = column
  if (isEmpty && state.isEmpty(line + 1)) state.line = Math.min(line + 2, endLine)
  else state.md.block.tokenize(state, line, endLine)
  const result = { loose: !state.tight, gap: state.line - line > 1 && state.isEmpty(state.line - 1) }
  open.map = [line, state.line]
  state.blkIndent = blkIndent
  state.listIndent = listIndent
  state.tight = tight
  state.tShift[line] = shift
  state.sCount[line] = indent
  state.push('list_item_close', 'li', -1)
  return result
}

/** The next item's marker; undefined if the list ends before `line`. */
function nextMarker(state: StateBlock, line: number, endLine: number, first: Marker): Marker | undefined {
  if (line >= endLine || indentOf(state, line) < state.blkIndent) return undefined
  if (state.md.block.ruler.getRules('list').some(rule => rule(state, line, endLine, true))) return undefined
  const marker = markerAt(state, line)
  return marker?.mark === first.mark ? marker : undefined
}

/** In a list without empty lines, the paragraphs of items are plain text. */
function tighten(tokens: readonly Token[], from: number, level: number): void {
  for (let i = from; i < tokens.length; i++) {
    const [open, close] = [tokens[i], tokens[i + 2]]
    if (open?.type !== 'paragraph_open' || open.level !== level || !close) continue
    open.hidden = true
    close.hidden = true
  }
}

/** A list: like the engine's own, but with any indentation and a location for every item. */
export function list(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const first = markerAt(state, line)
  if (!first) return false
  const interrupts = silent && state.parentType === 'paragraph' && indentOf(state, line) >= state.blkIndent
  if (interrupts && ((first.number ?? 1) !== 1 || isEmptyItem(state, line, first))) return false
  if (silent) return true

  const isOrdered = first.number !== undefined
  const name = isOrdered ? 'ol' : 'ul'
  const outer = state.parentType
  const count = state.tokens.length
  const open = state.push('list_open', name, 1)
  if (isOrdered && first.number !== 1) open.attrs = [['start', first.number ?? 1]]
  contextOf(state.env).origins.set(open, lineAt(state, line))
  state.parentType = 'list'
  let tight = true
  let gap = false
  let next = line
  for (let marker: Marker | undefined = first; marker; marker = nextMarker(state, next, endLine, first)) {
    const item = readItem(state, next, endLine, marker)
    if (item.loose || gap) tight = false
    gap = item.gap
    next = state.line
  }
  open.map = [line, next]
  state.push('list_close', name, -1)
  state.line = next
  state.parentType = outer
  if (tight) tighten(state.tokens, count, open.level + 2)
  return true
}
