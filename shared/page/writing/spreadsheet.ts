/** A cell, and what ends it; in quotes it can hold line ends, tabs and doubled quotes. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y

/** Reads cells with tabs between them, rows with line ends. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  CELL.lastIndex = 0
  for (let match = CELL.exec(text); match; match = CELL.exec(text)) {
    const [, quoted, plain = '', end] = match
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') return rows
    if (end === '\n') rows.push([])
  }
  return rows
}

/**
 * Returns the rows of a text that a spreadsheet copied: cells with tabs between them, in quotes where they
 * hold line ends; `undefined` where it is not one, such as lines that are indented by tabs.
 */
export function spreadsheetRows(text: string): readonly (readonly string[])[] | undefined {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  if (!source.includes('\t')) return undefined
  const rows = cellsOf(source)
  const count = rows[0]?.length ?? 0
  const isIndented = rows.every(([first = '']) => first.trim() === '')
  return count > 1 && !isIndented && rows.every(cells => cells.length === count) ? rows : undefined
}
