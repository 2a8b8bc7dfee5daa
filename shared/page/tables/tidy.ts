import type { TextEdits } from '../../text/edit.ts'
import { dashesOf } from '../writing/table.ts'
import type { PageTable } from './page-table.ts'
import { linesOfTable } from './row-text.ts'

/** A longer text is not padded to. */
const MAX = 60

/** Puts the bars of a table below each other; columns with long texts are not padded. */
export function tidyTable(table: PageTable): TextEdits {
  const { source, rule, alignments } = table
  const lines = linesOfTable(table)
  const words = lines.map(({ cells }) => cells.map(({ text }) => source.slice(text.from, text.to)))
  const count = Math.max(...words.map(cells => cells.length))
  const widths = Array.from({ length: count }, (_, column) =>
    Math.min(
      MAX,
      Math.max(3, ...words.map((cells, at) => (lines[at] === rule ? 3 : (cells[column] ?? '').length))),
    ),
  )
  return lines.flatMap((line, at) => {
    const isRule = line === rule
    const cells = (isRule ? widths.slice(0, alignments.length) : widths).map((width, column) =>
      isRule ? dashesOf(alignments[column] ?? 'none', width) : (words[at]?.[column] ?? '').padEnd(width),
    )
    const text = `| ${(at === 0 ? cells.slice(0, alignments.length) : cells).join(' | ')} |`
    const isSame = source.slice(line.from, line.to) === text
    return isSame ? [] : [{ offset: line.from, length: line.to - line.from, text }]
  })
}
