import { parsePage } from '../../../../shared/page/parse/parse.ts'
import { asPlainText, lineBreakOf, tableTexts } from '../../../../shared/page/tables/cell-text.ts'
import { tableIn, tableStarts } from '../../../../shared/page/tables/page-table.ts'
import { rowsOfText, tabSeparated } from '../../../../shared/page/writing/spreadsheet.ts'

type Rows = readonly (readonly string[])[]

/** Cells that a grid put into the clipboard: their Markdown is kept. */
const OWN = 'application/x-galley-cells'

/** Puts cells into the clipboard: as text of a spreadsheet, as a table of other programs, and for other grids. */
export function copyCells(data: DataTransfer, rows: Rows): void {
  const table = document.createElement('table')
  for (const cells of rows) {
    const row = table.insertRow()
    for (const cell of cells) row.insertCell().textContent = cell
  }
  data.setData('text/plain', tabSeparated(rows))
  data.setData('text/html', new XMLSerializer().serializeToString(table))
  data.setData(OWN, JSON.stringify(rows))
}

/** The rows of the first table of a Markdown text; `undefined` if it has none. */
function rowsOfMarkdown(text: string): Rows | undefined {
  const page = parsePage('pasted.mdx', text)
  const [start] = tableStarts(page)
  const table = start === undefined ? undefined : tableIn(page, start)
  return table && tableTexts(table, lineBreakOf(text))
}

const isRows = (value: unknown): value is Rows =>
  Array.isArray(value) &&
  value.every(row => Array.isArray(row) && row.every(cell => typeof cell === 'string'))

function ownRows(json: string): Rows | undefined {
  const value: unknown = json === '' ? undefined : JSON.parse(json)
  return isRows(value) ? value : undefined
}

/** The cells in the clipboard: of a grid, a spreadsheet, a table in another program or in Markdown, or lines of text. */
export async function pastedCells(data: DataTransfer): Promise<Rows> {
  const [own, html] = [ownRows(data.getData(OWN)), data.getData('text/html')]
  const plain = data.getData('text/plain').replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  if (own) return own
  const isSpreadsheet = plain.includes('\t')
  if (!isSpreadsheet && /<table\b/i.test(html)) {
    const { markdownOf } = await import('../../writing/richText.ts')
    const rows = rowsOfMarkdown(markdownOf(html))
    if (rows) return rows
  }
  const rows = isSpreadsheet ? undefined : rowsOfMarkdown(plain)
  return rows ?? rowsOfText(plain).map(cells => cells.map(cell => asPlainText(cell.trim())))
}
