import { useEffect, useEffectEvent, useState } from 'react'
import type { RowTarget } from '../entries/rowLocations.ts'
import type { Row } from '../entries/rows.ts'
import type { TreeState } from './useTree.ts'

/** Adds a group and starts renaming it once the tree shows it. */
export function useNewGroup(
  { tree, actions, show }: TreeState,
  rename: (row: Row) => void,
): (target: RowTarget | undefined) => void {
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
  return target => setAdded(actions.addGroup(target))
}
