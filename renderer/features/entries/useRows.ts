import { useMemo, useRef } from 'react'
import { sameValue } from '../../../shared/config/json/equal.ts'
import { searchable } from '../../../shared/text/searchable.ts'
import { useConfig } from '../../host/site/config.ts'
import { usePages } from '../../host/site/pages.ts'
import { buildRows, navigationEntries, type Row, type Rows } from './rows.ts'

/** The navigation of docs.json; the same object again while only other properties change. */
function useNavigationValue(): unknown {
  const last = useRef<unknown>(undefined)
  return useConfig(({ reading }) => {
    const { navigation } = reading.value
    if (!sameValue(navigation, last.current)) last.current = navigation
    return last.current
  })
}

/** The tree of the current docs.json with the titles of its pages. */
export function useRows(): Rows {
  const navigation = useNavigationValue()
  const pages = usePages()
  const before = useRef<Rows>(undefined)
  return useMemo(() => {
    before.current = buildRows(navigationEntries(navigation), pages, before.current)
    return before.current
  }, [navigation, pages])
}

const matches = (row: Row, filter: string) =>
  searchable(row.label).includes(filter) || searchable(row.detail).includes(filter)

/** The matching rows and their parent groups; a matching group keeps all of its rows. `filter` is searchable text. */
export function filterRows(rows: readonly Row[], filter: string): readonly Row[] {
  return rows.flatMap(row => {
    if (matches(row, filter)) return [row]
    const inside = filterRows(row.rows, filter)
    return inside.length > 0 ? [{ ...row, rows: inside }] : []
  })
}
