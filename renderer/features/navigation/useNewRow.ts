import { useEffect, useEffectEvent, useState } from 'react'
import type { Row } from '../entries/rows.ts'
import type { TreeState } from './useTree.ts'

/** Shows the row that was just added once the tree has it, then continues with it, such as by renaming it; called with its ID. */
export function useNewRow(
  { tree, show }: TreeState,
  then: (row: Row) => void = () => undefined,
): (id: string | undefined) => void {
  const [added, setAdded] = useState<string>()
  const begin = useEffectEvent((id: string) => {
    const row = tree.byId.get(id)
    if (!row) return
    setAdded(undefined)
    show(id)
    // The tree scrolls in the next frame, and draws the row in the one after.
    requestAnimationFrame(() => requestAnimationFrame(() => then(row)))
  })
  useEffect(() => {
    if (added !== undefined && tree.byId.has(added)) begin(added)
  }, [added, tree])
  return setAdded
}
