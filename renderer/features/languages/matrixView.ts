import type { LanguageMatrix, MatrixCell, MatrixRow } from '../../../shared/project/plan/language-matrix.ts'
import { searchable } from '../../../shared/text/searchable.ts'

/** The state of a page in a language. */
export type CellState = MatrixCell['state'] | 'missing'

/** Which pages are shown. */
export type MatrixFilter = 'all' | 'missing' | 'outdated' | 'extra'

/** What is shown of a matrix. */
export interface MatrixChoice {
  readonly filter: MatrixFilter
  /** Code of the only translation that is shown; empty: all. */
  readonly language: string
  readonly search: string
}

/** The columns and rows that are shown. A column is the index of a language; the first is the original. */
export interface MatrixView {
  readonly columns: readonly number[]
  readonly rows: readonly MatrixRow[]
  /** The number of rows with each filter. */
  readonly counts: Readonly<Record<MatrixFilter, number>>
}

/** How many pages of a language need attention. */
export interface LanguageCounts {
  readonly missing: number
  readonly outdated: number
  readonly extra: number
}

export const stateOf = (cell: MatrixCell | null | undefined): CellState => cell?.state ?? 'missing'

/** What each filter selects; a page without a file is missing too. */
const GROUP: Readonly<Record<CellState, keyof LanguageCounts | undefined>> = {
  current: undefined,
  missing: 'missing',
  unwritten: 'missing',
  outdated: 'outdated',
  extra: 'extra',
}

const groupAt = ({ cells }: MatrixRow, column: number): keyof LanguageCounts | undefined => {
  // A page that only translations have is not missing in the others.
  if (cells[0] === null && cells[column] === null) return undefined
  return GROUP[stateOf(cells[column])]
}

const holds = ({ title, around, cells }: MatrixRow, search: string): boolean =>
  [title, ...around, ...cells.map(cell => cell?.path ?? '')].some(text => searchable(text).includes(search))

const fits = (row: MatrixRow, columns: readonly number[], filter: MatrixFilter): boolean =>
  filter === 'all' || columns.some(column => groupAt(row, column) === filter)

const FILTERS: readonly MatrixFilter[] = ['all', 'missing', 'outdated', 'extra']

/** Returns what is shown of a matrix. */
export function viewOf(
  { languages, rows }: LanguageMatrix,
  { filter, language, search }: MatrixChoice,
): MatrixView {
  const only = languages.indexOf(language)
  const columns = only > 0 ? [0, only] : languages.map((_, index) => index)
  const sought = searchable(search.trim())
  // A page that only other translations have says nothing about this one.
  const found = rows.filter(
    row => columns.some(column => row.cells[column] !== null) && (sought === '' || holds(row, sought)),
  )
  const counts = FILTERS.map(one => [one, found.filter(row => fits(row, columns, one)).length] as const)
  return {
    columns,
    rows: found.filter(row => fits(row, columns, filter)),
    counts: { all: 0, missing: 0, outdated: 0, extra: 0, ...Object.fromEntries(counts) },
  }
}

/** Returns how many pages of each language need attention, whatever is shown. */
export function countsOf({ languages, rows }: LanguageMatrix): readonly LanguageCounts[] {
  return languages.map((_, column) => {
    const counts = { missing: 0, outdated: 0, extra: 0 }
    for (const row of rows) {
      const group = groupAt(row, column)
      if (group) counts[group] += 1
    }
    return counts
  })
}
