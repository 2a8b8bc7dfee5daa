import { useEffect, useEffectEvent, useState } from 'react'
import type { Row } from '../entries/rows.ts'
import type { TreeState } from './useTree.ts'

/** Starts renaming the row that was just added, once the tree shows it; called with the ID of the new row. */
export function useNewRow(
  { tree, show }: TreeState,
  rename: (row: Row) => void,
): (id: string | undefined) => void {
  const [added, setAdded] = useState<string>()
  const begin = useEffectEvent((id: string) => {
    const row = tree.byId.get(id)
    if (!row) return
    setAdded(undefined)
    show(id)
    // The tree scrolls in the next frame, and draws the row in the one after.
    requestAnimationFrame(() => requestAnimationFrame(() => rename(row)))
  })
  useEffect(() => {
    if (added !== undefined && tree.byId.has(added)) begin(added)
  }, [added, tree])
  return setAdded
}
