import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { type Alignment, tableOf } from '../../../../shared/page/writing/table.ts'
import { cleanHtml } from './pastedHtml.ts'

/** Stand before a row and a cell until the table around them is written. */
const ROW = '\uE000'
const CELL = '\uE001'
const SIGNS = /[\uE000\uE001]/g
/** Wider than any table that is read. */
const MOST = 100

const spanOf = (node: Node, name: 'colspan' | 'rowspan'): number =>
  Math.min(MOST, Math.max(1, Number((node as Element).getAttribute(name) ?? 1) || 1))

/** Rows of the same number of cells: those that reach over several leave the others empty. */
function rowsOf(content: string, table: HTMLTableElement): string[][] {
  const texts = content.split(ROW).slice(1)
  const taken = new Map<string, true>()
  return [...table.rows].map((row, line) => {
    const cells: string[] = []
    const words = (texts[line] ?? '').split(CELL).slice(1)
    for (const [index, cell] of [...row.cells].entries()) {
      while (taken.has(`${line} ${cells.length}`)) cells.push('')
      const at = cells.length
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      cells.push((words[index] ?? '').trim(), ...Array<string>(wide - 1).fill(''))
      for (let below = 1; below < high; below++)
        for (let beside = 0; beside < wide; beside++) taken.set(`${line + below} ${at + beside}`, true)
    }
    return cells
  })
}

/** Where the cells of a column stand, where all that hold something agree: numbers of a spreadsheet on the right. */
function alignmentsOf(table: HTMLTableElement): readonly Alignment[] {
  const rows = [...table.rows].slice(1)
  return [...(table.rows[0]?.cells ?? [])].map((_, column) => {
    const cells = rows.flatMap(row => row.cells[column] ?? []).filter(cell => cell.textContent?.trim())
    const sides = new Set(cells.map(cell => cell.getAttribute('align')))
    const [side] = sides
    return sides.size === 1 && (side === 'right' || side === 'center') ? side : 'none'
  })
}

const BOLD = /^\*\*((?:[^*]|\*(?!\*))+)\*\*$/

function writtenTable(content: string, table: HTMLTableElement): string {
  if (table.parentElement?.closest('table')) return content.replace(SIGNS, ' ')
  const [head = [], ...rest] = rowsOf(content, table)
  const rows = [head.map(cell => cell.replace(BOLD, '$1')), ...rest]
  return `\n\n${tableOf(rows, alignmentsOf(table))}\n\n`
}

/** Tables of one kind, whatever program they come from: the first row is the head. */
function addTables(made: TurndownService): void {
  const inTable = (sign: string) => (content: string) => `${sign}${content}`
  made.addRule('cell', { filter: ['td', 'th'], replacement: inTable(CELL) })
  made.addRule('row', { filter: 'tr', replacement: inTable(ROW) })
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
  const usual = made.escape.bind(made)
  // In a page these begin tags and expressions.
  made.escape = text => usual(text).replace(/[<{}]/g, '\\$&')
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

/** Returns formatted text as Markdown. Only what text is made of comes through: no scripts, no styles, no frames. */
export function markdownOf(html: string): string {
  return service()
    .turndown(cleanHtml(html.replace(SIGNS, '')))
    .replace(/\u00a0/g, ' ')
    .trim()
}
