import { type RefObject, useEffect } from 'react'
import type { Target } from '../../fields/model.ts'

const CONTROLS = 'input, textarea, button, [role=grid], [tabindex="0"]'

/** The row of `pointer`, or of the nearest value around it that has one. */
function rowOf(root: HTMLElement, pointer: string): HTMLElement | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    // The fields of an item stand below its row in the list.
    const row = [...root.querySelectorAll<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`)].at(-1)
    if (row) return row
  }
  return undefined
}

/** Leads to the row of the target: scrolls there, lights it up for a moment and gives it the focus. */
export function useFocusTarget(root: RefObject<HTMLElement | null>, target: Target | undefined): void {
  useEffect(() => {
    if (!target) return
    // The list around the target opens its item first.
    const frame = requestAnimationFrame(() => {
      const row = root.current && rowOf(root.current, target.pointer)
      if (!row) return
      row.scrollIntoView({ block: 'center' })
      row.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true })
      row.dataset.lit = ''
      setTimeout(() => delete row.dataset.lit, 1600)
    })
    return () => cancelAnimationFrame(frame)
  }, [root, target])
}
