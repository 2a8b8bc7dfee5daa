import { type RefObject, useEffect, useRef } from 'react'
import type { Row } from '../entries/rows.ts'
import { isNamed } from './useRowMenu.tsx'

interface TreeKeys {
  readonly moveBy: (row: Row, step: 1 | -1) => void
  readonly rename: (row: Row) => void
  readonly remove: (row: Row) => void
  readonly menu: (row: Row, at: { readonly x: number; readonly y: number }) => void
}

/** Keys of the tree beyond arrow navigation: Alt with arrows, F2, Delete, and the menu key. */
export function useTreeKeys(
  container: RefObject<HTMLElement | null>,
  rowOf: (id: string) => Row | undefined,
  keys: TreeKeys,
) {
  const latest = useRef({ rowOf, keys })
  latest.current = { rowOf, keys }
  useEffect(() => {
    const element = container.current
    const listen = (event: KeyboardEvent) => {
      const focused =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[role="treeitem"]') : null
      const row = latest.current.rowOf(focused?.dataset.key ?? '')
      if (!focused || !row || !press(event, row, focused, latest.current.keys)) return
      event.preventDefault()
      event.stopPropagation()
    }
    element?.addEventListener('keydown', listen, true)
    return () => element?.removeEventListener('keydown', listen, true)
  }, [container])
}

/** Runs the action of a key for the row; returns whether the key has one. */
function press(event: KeyboardEvent, row: Row, element: HTMLElement, keys: TreeKeys): boolean {
  const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
  if (row.generated && !isMenu) return false
  if (event.altKey && event.key === 'ArrowUp') keys.moveBy(row, -1)
  else if (event.altKey && event.key === 'ArrowDown') keys.moveBy(row, 1)
  else if (event.key === 'F2' && isNamed(row)) keys.rename(row)
  else if (event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey)) keys.remove(row)
  else if (isMenu) {
    const box = element.getBoundingClientRect()
    keys.menu(row, { x: box.left + 24, y: box.bottom })
  } else return false
  return true
}
