import { useEffect, useEffectEvent, useMemo } from 'react'
import { useView } from '../../host/view/view.ts'
import type { Rows } from '../entries/rows.ts'

/** Calls `show` with the row of the page that is shown, whatever opened it. */
export function useCurrentRow(tree: Rows, show: (id: string) => void): void {
  const file = useView(({ main }) => (main.kind === 'page' ? main.file : undefined))
  const id = useMemo(
    () => (file === undefined ? undefined : [...tree.byId.values()].find(one => one.file === file)?.id),
    [file, tree],
  )
  const follow = useEffectEvent(show)
  useEffect(() => {
    if (id !== undefined) follow(id)
  }, [id])
}
