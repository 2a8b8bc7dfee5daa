/** The alignment of the text of a column. */
export type Alignment = 'left' | 'center' | 'right' | 'none'

/** The dashes below the header of a column, at least three characters. */
export const dashesOf = (alignment: Alignment, width: number): string => {
  const dashes = '-'.repeat(Math.max(3, width) - (alignment === 'none' ? 0 : alignment === 'center' ? 2 : 1))
  return `${alignment === 'left' || alignment === 'center' ? ':' : ''}${dashes}${alignment === 'right' || alignment === 'center' ? ':' : ''}`
}

/** A text as written in a cell: bars escaped, on one line. */
export const cellOf = (text: string): string =>
  text
    .trim()
    .replace(/\\.|\|/g, sign => (sign === '|' ? '\\|' : sign))
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('<br />')

/**
 * Returns rows as a table; the first is its header. A bar in a cell is escaped, a line break becomes `<br
 * />`.
 */
export function tableOf(rows: readonly (readonly string[])[], alignments: readonly Alignment[] = []): string {
  const count = Math.max(1, ...rows.map(cells => cells.length))
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: count }, (_, index) => cellOf(cells[index] ?? '')).join(' | ')} |`
  const dashes = Array.from({ length: count }, (_, index) => dashesOf(alignments[index] ?? 'none', 3))
  const [head = [], ...rest] = rows
  return [line(head), `| ${dashes.join(' | ')} |`, ...rest.map(line)].join('\n')
}
