import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { type Alignment, tableOf } from '../../../shared/page/writing/table.ts'
import { cleanHtml } from './pastedHtml.ts'

/** Placeholders for a row and a cell until the table around them is written. */
const ROW = '\uE000'
const CELL = '\uE001'
const SIGNS = /[\uE000\uE001]/g
/** More columns than any real table has. */
const MOST = 100

const spanOf = (node: Node, name: 'colspan' | 'rowspan'): number =>
  Math.min(MOST, Math.max(1, Number((node as Element).getAttribute(name) ?? 1) || 1))

/** The rows of a table itself in document order, unlike `rows`, which lists the foot last. */
const rowsIn = (table: HTMLTableElement): readonly HTMLTableRowElement[] =>
  [...table.querySelectorAll('tr')].filter(row => row.closest('table') === table)

/** Rows with the same number of cells: cells that span several columns or rows leave the others empty. */
function rowsOf(content: string, table: HTMLTableElement): string[][] {
  const texts = content.split(ROW).slice(1)
  const taken = new Set<string>()
  const all = rowsIn(table)
  let written = 0
  return all.map((row, line) => {
    const cells: string[] = []
    // A row without cells, below cells that span it, is not written.
    const words = row.cells.length === 0 ? [] : (texts[written++] ?? '').split(CELL).slice(1)
    for (const [index, cell] of [...row.cells].entries()) {
      while (taken.has(`${line} ${cells.length}`)) cells.push('')
      const at = cells.length
      const wide = Math.min(spanOf(cell, 'colspan'), Math.max(1, MOST - at))
      const high = at < MOST ? Math.min(spanOf(cell, 'rowspan'), all.length - line) : 1
      cells.push((words[index] ?? '').trim(), ...Array<string>(wide - 1).fill(''))
      for (let below = 1; below < high; below++)
        for (let beside = 0; beside < wide; beside++) taken.add(`${line + below} ${at + beside}`)
    }
    return cells
  })
}

/** The alignment of a column, if all its non-empty cells agree: numbers of a spreadsheet on the right. */
function alignmentsOf(table: HTMLTableElement): readonly Alignment[] {
  const [head, ...rows] = rowsIn(table)
  return [...(head?.cells ?? [])].map((_, column) => {
    const cells = rows.flatMap(row => row.cells[column] ?? []).filter(cell => cell.textContent?.trim())
    const sides = new Set(cells.map(cell => cell.getAttribute('align')))
    const [side] = sides
    return sides.size === 1 && (side === 'right' || side === 'center') ? side : 'none'
  })
}

const BOLD = /^\*\*((?:[^*]|\*(?!\*))+)\*\*$/

/** The rows without empty columns at their end: cells often claim to span more columns than exist. */
function trimmed(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const width = Math.max(1, ...rows.map(row => row.findLastIndex(cell => cell !== '') + 1))
  return rows.map(row => row.slice(0, width))
}

/** Whether a table is only used for layout: one cell, or other tables. */
const isLayout = (table: HTMLTableElement): boolean =>
  table.querySelector('table') !== null || table.querySelectorAll('td, th').length <= 1

function writtenTable(content: string, table: HTMLTableElement): string {
  if (isLayout(table)) return `\n\n${content.replace(SIGNS, '\n\n')}\n\n`
  const [caption = ''] = content.split(ROW, 1)
  const [head = [], ...rest] = trimmed(rowsOf(content, table))
  const rows = [head.map(cell => cell.replace(BOLD, '$1')), ...rest]
  return `\n\n${caption.trim()}\n\n${tableOf(rows, alignmentsOf(table))}\n\n`
}

/** All tables in the same form, whatever program they come from: the first row is the head. */
function addTables(made: TurndownService): void {
  // Escapes the cells’ own text, including entities.
  made.addRule('cell', { filter: ['td', 'th'], replacement: content => CELL + content.replace(SIGNS, '') })
  made.addRule('row', { filter: 'tr', replacement: content => ROW + content })
  made.addRule('table', {
    filter: 'table',
    replacement: (content, node) => writtenTable(content, node as HTMLTableElement),
  })
}

function addLists(made: TurndownService): void {
  made.addRule('point', {
    filter: 'li',
    replacement: (content, node, { bulletListMarker }) => {
      const list = node.parentElement
      const number = Number(list?.getAttribute('start') ?? 1) + [...(list?.children ?? [])].indexOf(node)
      const mark = list?.tagName === 'OL' ? `${number}. ` : `${bulletListMarker} `
      const words = content.trim().replace(/^(\[[ x]\]) +/, '$1 ')
      const body = words.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)
      return `${mark}${body}${node.nextSibling ? '\n' : ''}`
    },
  })
}

function service(): TurndownService {
  const made = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '_',
    hr: '---',
  })
  made.use(gfm)
  const standard = made.escape.bind(made)
  // In a page these start tags and expressions.
  made.escape = text => standard(text.replace(SIGNS, '')).replace(/[<{}]/g, '\\$&')
  // The title of a page is its first heading.
  made.addRule('title', { filter: 'h1', replacement: content => `\n\n## ${content}\n\n` })
  for (const name of ['sub', 'sup'] as const)
    made.addRule(name, { filter: name, replacement: content => content && `<${name}>${content}</${name}>` })
  addLists(made)
  addTables(made)
  made.addRule('picture', {
    filter: 'img',
    replacement: (_content, node) => {
      const { src, alt } = node as HTMLImageElement
      return /^https:/.test(src) ? `![${alt.replace(/[[\]\n]/g, ' ')}](${src})` : ''
    },
  })
  return made
}

/** Returns formatted text as Markdown. Only text content is converted: no scripts, no styles, no frames. */
export function markdownOf(html: string): string {
  return service()
    .turndown(cleanHtml(html.replace(SIGNS, '')))
    .replace(/\u00a0/g, ' ')
    .trim()
}
