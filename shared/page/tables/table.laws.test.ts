import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AT_HAND, filesIn, PAGE, textOf } from '../../../e2e/laws/at-hand.ts'
import { applyEdits, type TextEdits } from '../../text/edit.ts'
import { parsePage } from '../parse/parse.ts'
import { rowsOfText, tabSeparated } from '../writing/spreadsheet.ts'
import { fillTable, writeCells } from './cell-edits.ts'
import { cellText, lineBreakOf, tableTexts } from './cell-text.ts'
import { alignColumn, insertColumns, moveColumn, removeColumn } from './column-edits.ts'
import { type PageTable, tableIn, tableStarts } from './page-table.ts'
import { insertRows, moveRow, removeRows, sortRows } from './row-edits.ts'

/** How many random tables and edits are tried: more if a variable says so. */
const luck = process.env.GALLEY_RUNS
  ? { numRuns: Number(process.env.GALLEY_RUNS) }
  : ({ numRuns: 150, seed: 16 } as const)

/** A page with a table at an offset. */
interface Place {
  readonly text: string
  readonly at: number
}

const placesIn = (folder: string): readonly Place[] =>
  filesIn([folder], PAGE)
    .map(textOf)
    .flatMap(text => tableStarts(parsePage('page.mdx', text)).map(at => ({ text, at })))

const tableOf = ({ text, at }: Place): PageTable => {
  const table = tableIn(parsePage('page.mdx', text), at)
  if (!table) throw new Error(`No table: ${text.slice(at - 200, at + 200)}`)
  return table
}

/** The table after an edit, still found from its start. */
function edited(place: Place, edits: TextEdits): Place & { readonly table: PageTable } {
  const text = applyEdits(place.text, edits)
  const shift = edits
    .filter(({ offset }) => offset < place.at)
    .reduce((sum, edit) => sum + edit.text.length - edit.length, 0)
  const after = { ...place, text, at: place.at + shift }
  return { ...after, table: tableOf(after) }
}

/**
 * Whether every row can be taken apart and put together again: it has both bars, or a text in every cell. Of
 * cells that are missing or written without a space, several kinds in one row can't be told apart after a move.
 */
const isRegular = ({ rows, rule, source }: PageTable) =>
  [rule, ...rows].every(({ cells, isOpen, isClosed }) => {
    const texts = cells.map(({ from, to }) => source.slice(from, to))
    const tight = texts.filter(text => /^\t*$/.test(text)).length
    if (tight > 1 || (tight === 1 && cells.length < rule.cells.length)) return false
    const isFull = cells.length === rule.cells.length && texts.every(text => /^\s*[\p{L}:-]/u.test(text))
    return (isOpen && isClosed) || isFull
  })

function editAndBack(place: Place, value: string, which: number): void {
  const table = tableOf(place)
  const lineBreak = lineBreakOf(place.text)
  const cells = table.rows.flatMap((row, at) =>
    row.cells.slice(0, table.alignments.length).map((cell, column) => ({ row: at, column, cell })),
  )
  const chosen = cells[which % Math.max(1, cells.length)]
  if (!chosen) return
  const { row, column, cell } = chosen
  const before = cellText(table, row, column, lineBreak)
  const edits = writeCells(table, [{ row, column, text: value }], lineBreak)
  const after = edited(place, edits)
  const isBare = !table.rows[row]?.isOpen || !table.rows[row]?.isClosed
  if (!isBare)
    for (const { offset, length } of edits) {
      expect(offset).toBeGreaterThanOrEqual(cell.from)
      expect(offset + length).toBeLessThanOrEqual(cell.to)
    }
  const expected = tableTexts(table, lineBreak).map((line, at) =>
    at === row ? line.with(column, cellText(after.table, row, column, lineBreak)) : line,
  )
  expect(tableTexts(after.table, lineBreak)).toEqual(expected)
  if (!/[<{}\\]/.test(value))
    expect(cellText(after.table, row, column, lineBreak)).toBe(value.replace(/^[ \t]+|[ \t]+$/g, ''))
  // White space alone does not say where in it the text was.
  if (isBare || (value.trim() === '' && before !== '')) return
  const back = edited(after, writeCells(after.table, [{ row, column, text: before }], lineBreak))
  expect(back.text).toBe(place.text)
}

function movesAndBack(place: Place, from: number, to: number): void {
  const table = tableOf(place)
  const lineBreak = lineBreakOf(place.text)
  const [width, height] = [table.alignments.length, table.rows.length - 1]
  const texts = tableTexts(table, lineBreak)
  const [a, b] = [from % width, to % width]
  const across = edited(place, moveColumn(table, a, b))
  const shifted = texts.map(line => line.toSpliced(a, 1).toSpliced(b, 0, line[a] ?? ''))
  expect(tableTexts(across.table, lineBreak)).toEqual(shifted)
  expect(across.table.alignments).toEqual(
    table.alignments.toSpliced(a, 1).toSpliced(b, 0, table.alignments[a] ?? 'none'),
  )
  if (isRegular(table)) expect(edited(across, moveColumn(across.table, b, a)).text).toBe(place.text)
  if (height < 1) return
  const [c, d] = [1 + (from % height), 1 + (to % height)]
  const down = edited(place, moveRow(table, c, d))
  expect(tableTexts(down.table, lineBreak)).toEqual(texts.toSpliced(c, 1).toSpliced(d, 0, texts[c] ?? []))
  expect(edited(down, moveRow(down.table, d, c)).text).toBe(place.text)
}

function addsAndRemoves(place: Place, row: number, column: number): void {
  const table = tableOf(place)
  const lineBreak = lineBreakOf(place.text)
  const texts = tableTexts(table, lineBreak)
  const [a, b] = [column % (table.alignments.length + 1), row % table.rows.length]
  const wider = edited(place, insertColumns(table, a))
  expect(tableTexts(wider.table, lineBreak)).toEqual(texts.map(line => line.toSpliced(a, 0, '')))
  const isPlain = [table.rule, ...table.rows].every(
    ({ cells, isOpen, isClosed }) => isOpen && isClosed && cells.length <= table.alignments.length,
  )
  if (isPlain) expect(edited(wider, removeColumn(wider.table, a)).text).toBe(place.text)
  const longer = edited(place, insertRows(table, b))
  const empty = table.alignments.map(() => '')
  expect(tableTexts(longer.table, lineBreak)).toEqual(texts.toSpliced(b + 1, 0, empty))
  expect(edited(longer, removeRows(longer.table, [b + 1])).text).toBe(place.text)
  if (table.alignments.length > 1) {
    const c = column % table.alignments.length
    expect(tableTexts(edited(place, removeColumn(table, c)).table, lineBreak)).toEqual(
      texts.map(line => line.toSpliced(c, 1)),
    )
  }
  const sorted = edited(place, sortRows(table, column % table.alignments.length, 'up'))
  expect(tableTexts(sorted.table, lineBreak).toSorted()).toEqual(texts.toSorted())
  const side = table.alignments[0] === 'right' ? 'center' : 'right'
  const aligned = edited(place, alignColumn(table, 0, side))
  expect(aligned.table.alignments).toEqual(table.alignments.with(0, side))
  expect(tableTexts(aligned.table, lineBreak)).toEqual(texts)
}

function filled(
  place: Place,
  values: readonly (readonly string[])[],
  [row, column]: readonly [number, number],
): void {
  const table = tableOf(place)
  const lineBreak = lineBreakOf(place.text)
  const start = { row: row % table.rows.length, column: column % table.alignments.length }
  const page = parsePage('page.mdx', place.text)
  const after = edited(place, fillTable(page, place.at, { ...start, values }, lineBreak))
  const texts = tableTexts(after.table, lineBreak)
  const seen = values.map((line, down) =>
    line.map((_, across) => texts[start.row + down]?.[start.column + across]),
  )
  expect(seen).toEqual(values)
}

const VALUES = [
  'new',
  'a | b',
  'two\nlines',
  '',
  'C:\\dir\\',
  '**bold** `x | y`',
  '{open',
  '</Tab>',
  'a <b>c</b>',
]

describe.each(AT_HAND)('every table of the pages in %s', folder => {
  const places = placesIn(folder)

  test('editing a cell changes only that cell, and editing it back restores every byte', () => {
    for (const [index, place] of places.entries())
      for (const [step, value] of VALUES.entries()) editAndBack(place, value, index + step * 7)
  })

  test('moving a column or row away and back restores every byte', () => {
    for (const [index, place] of places.entries())
      for (let step = 0; step < 4; step++) movesAndBack(place, index + step, index * 3 + step + 1)
  })

  test('the page shows what was added, removed, sorted, aligned and pasted', () => {
    for (const [index, place] of places.entries()) {
      addsAndRemoves(place, index, index + 1)
      filled(
        place,
        [
          ['p', 'q | r'],
          ['s\nt', ''],
        ],
        [index, index + 1],
      )
    }
  })
})

const word = fc.constantFrom(
  'a',
  'b c',
  '10',
  '$5.50',
  '`x \\| y`',
  '**z**',
  'one<br />two',
  '[l](/u)',
  'ä',
  '\\\\',
)
const blank = fc.constantFrom('', ' ', '  ', '\t', '\t\t', '     ')
const raw = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(blank, word, blank).map(parts => parts.join('')) },
  { weight: 1, arbitrary: blank },
)

/** Rows with both bars, of any length. */
const barred = (cells: readonly string[]) => `|${cells.join('|')}|`
const bare = (cells: readonly string[]) => cells.map(cell => cell.trim() || 'w').join(' | ')

const randomPlace = fc
  .record({
    width: fc.integer({ min: 1, max: 4 }),
    rows: fc.array(fc.array(raw, { maxLength: 5 }), { maxLength: 5 }),
    head: fc.array(raw, { minLength: 4, maxLength: 4 }),
    rule: fc.array(fc.constantFrom('---', ' --- ', ':-', ' :-: ', '-:'), { minLength: 4, maxLength: 4 }),
    eol: fc.constantFrom('\n', '\r\n'),
    prefix: fc.constantFrom('', '> ', '  ', '> > '),
    bareAt: fc.option(fc.nat({ max: 5 })),
    around: fc.constantFrom(
      ['', ''],
      ['text\n\n', '\n\ntext | more'],
      ['<Note>\n\n', '\n\n</Note>\n'],
      ['- item\n\n', ''],
    ),
  })
  .map(({ width, rows, head, rule, eol, prefix, bareAt, around: [before, behind] }) => {
    const indent = before === '- item\n\n' ? `  ${prefix}` : prefix
    const lines = [
      barred(head.slice(0, width)),
      barred(rule.slice(0, width)),
      ...rows.map((cells, at) =>
        at === bareAt && cells.length > 0 && width > 1 ? bare(cells) : barred(cells),
      ),
    ]
    const table = lines.map(line => indent + line).join('\n')
    const text = (before + table + behind).replaceAll('\n', eol)
    return { text, at: text.indexOf('|') }
  })
  .filter(({ text, at }) => tableIn(parsePage('page.mdx', text), at) !== undefined)

describe('random tables', () => {
  test('cells can be edited and edited back', () => {
    const value = fc.oneof(
      fc.constantFrom(...VALUES),
      fc.string({ maxLength: 6 }).filter(text => !/[\0\r\u0085\u2028\u2029]/.test(text)),
    )
    fc.assert(fc.property(randomPlace, value, fc.nat(), editAndBack), luck)
  })

  test('columns and rows can be moved and moved back', () => {
    fc.assert(fc.property(randomPlace, fc.nat({ max: 9 }), fc.nat({ max: 9 }), movesAndBack), luck)
  })

  test('rows and columns can be added, removed, sorted and aligned', () => {
    fc.assert(fc.property(randomPlace, fc.nat({ max: 9 }), fc.nat({ max: 9 }), addsAndRemoves), luck)
  })

  test('pasted cells fill the table, which grows', () => {
    const values = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .map(([high, wide]) =>
        Array.from({ length: high }, (_, at) => Array.from({ length: wide }, (_, on) => `v${at}${on}`)),
      )
    fc.assert(
      fc.property(randomPlace, values, fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })), filled),
      luck,
    )
  })

  test('cells that are copied as tab-separated text are read back', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' '), maxLength: 4 })
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(rows, cells => {
        expect(rowsOfText(tabSeparated(cells))).toEqual(cells)
      }),
      luck,
    )
  })
})
