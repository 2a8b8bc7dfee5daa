import { useMemo, useRef } from 'react'
import { readNavigation } from '../../../shared/config/navigation.ts'
import { useConfig } from '../../state/config.ts'
import { usePages } from '../../state/pages.ts'
import { buildRows, type Row, type Rows } from './rows.ts'

/** The tree of the present docs.json with the titles of its pages. */
export function useRows(): Rows {
  const { reading } = useConfig()
  const pages = usePages()
  const last = useRef<Rows>(undefined)
  return useMemo(() => {
    last.current = buildRows(readNavigation(reading.value), pages, last.current)
    return last.current
  }, [reading, pages])
}

const matches = (row: Row, words: string) =>
  row.label.toLowerCase().includes(words) || row.detail.toLowerCase().includes(words)

/** The rows that match, with the groups they stand in; a matching group keeps all of its rows. */
export function filterRows(rows: readonly Row[], words: string): readonly Row[] {
  return rows.flatMap(row => {
    if (matches(row, words)) return [row]
    const inside = filterRows(row.rows, words)
    return inside.length > 0 ? [{ ...row, rows: inside }] : []
  })
}
