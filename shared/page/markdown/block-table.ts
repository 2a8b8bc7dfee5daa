import type { StateBlock } from 'markdown-it'
import type { Region } from '../tree/source.ts'
import { contextOf, indentOf, lineAt, lineEnd } from './context.ts'
import { cellSpans, trimSpan } from './table-cells.ts'

/** Short rows are filled with empty cells, up to this number of cells in a table. */
const MAX_FILLED = 10_000
const RULE = /^[ \t]*[|:-][ \t|:-]*$/
const RULE_CELL = /^:?-+:?$/

interface Cell {
  readonly from: number
  readonly to: number
}

/** The texts of the cells of a row. */
const cellsOf = (text: string, from: number, to: number): readonly Cell[] =>
  cellSpans(text, { from, to }).map(cell => trimSpan(text, cell))

/** The cell's text with `\|` made `|`. */
function cellRegion(text: string, { from, to }: Cell): Region {
  const runs: [number, number][] = [[0, from]]
  let content = ''
  let start = from
  for (let at = text.indexOf('\\|', from); at >= 0 && at < to; at = text.indexOf('\\|', at + 2)) {
    content += text.slice(start, at)
    start = at + 1
    runs.push([content.length, start])
  }
  return { text: content + text.slice(start, to), runs }
}

function alignments(text: string, line: Cell): string[] | undefined {
  const cells = cellsOf(text, line.from, line.to).map(cell => text.slice(cell.from, cell.to))
  if (!cells.every(cell => RULE_CELL.test(cell))) return undefined
  return cells.map(cell => {
    const [left, right] = [cell.startsWith(':'), cell.endsWith(':')]
    if (left && right) return 'center'
    if (left) return 'left'
    return right ? 'right' : ''
  })
}

const lineSpan = (state: StateBlock, line: number) =>
  trimSpan(state.src, { from: lineAt(state, line), to: lineEnd(state, line) })

function pushRow(state: StateBlock, line: number, aligns: readonly string[], name: 'th' | 'td'): number {
  const context = contextOf(state.env)
  const span = lineSpan(state, line)
  const cells = cellsOf(state.src, span.from, span.to)
  const row = state.push('tr_open', 'tr', 1)
  row.map = [line, line + 1]
  context.origins.set(row, span.from)
  aligns.forEach((align, column) => {
    const cell = cells[column] ?? { from: span.to, to: span.to }
    const open = state.push(`${name}_open`, name, 1)
    open.map = [line, line + 1]
    if (align !== '') open.attrs = [['align', align]]
    context.origins.set(open, cell.from)
    const region = cellRegion(state.src, cell)
    const inline = state.push('inline', '', 0)
    inline.content = region.text
    inline.children = []
    inline.map = [line, line + 1]
    context.regions.set(inline, region)
    state.push(`${name}_close`, name, -1)
  })
  state.push('tr_close', 'tr', -1)
  return Math.max(0, aligns.length - cells.length)
}

function isRow(state: StateBlock, line: number, endLine: number): boolean {
  if (state.isEmpty(line) || indentOf(state, line) < state.blkIndent) return false
  const { ruler } = state.md.block
  return ![...ruler.getRules('blockquote'), ...ruler.getRules('table')].some(rule =>
    rule(state, line, endLine, true),
  )
}

/** A table: like the engine's own, but with any indentation and a location for every cell. */
export function table(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  if (line + 2 > endLine || indentOf(state, line + 1) < state.blkIndent) return false
  const rule = lineSpan(state, line + 1)
  const mark = state.src.charCodeAt(rule.from)
  if ((mark !== 124 && mark !== 45 && mark !== 58) || rule.to - rule.from < 2) return false
  const head = lineSpan(state, line)
  if (!RULE.test(state.src.slice(rule.from, rule.to))) return false
  const piped = state.src.slice(head.from, head.to).includes('|')
  const aligns = piped ? alignments(state.src, rule) : undefined
  if (!aligns || aligns.length !== cellsOf(state.src, head.from, head.to).length) return false
  if (silent) return true

  const outer = state.parentType
  state.parentType = 'table'
  const open = state.push('table_open', 'table', 1)
  contextOf(state.env).origins.set(open, head.from)
  const headOpen = state.push('thead_open', 'thead', 1)
  headOpen.map = [line, line + 1]
  pushRow(state, line, aligns, 'th')
  state.push('thead_close', 'thead', -1)
  let next = line + 2
  let filled = 0
  const hasBody = next < endLine && isRow(state, next, endLine)
  const bodyOpen = hasBody ? state.push('tbody_open', 'tbody', 1) : undefined
  for (; next < endLine && filled <= MAX_FILLED && isRow(state, next, endLine); next++) {
    filled += pushRow(state, next, aligns, 'td')
  }
  if (bodyOpen) {
    bodyOpen.map = [line + 2, next]
    state.push('tbody_close', 'tbody', -1)
  }
  state.push('table_close', 'table', -1)
  open.map = [line, next]
  state.line = next
  state.parentType = outer
  return true
}
