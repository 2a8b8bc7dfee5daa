import { type RefObject, useEffect } from 'react'
import type { Target } from '../../fields/base/model.ts'

const FIELDS = 'input:not([type=file]), textarea'
const CONTROLS = 'button, [role=grid], [tabindex="0"]'

/** The element of a row that gets the focus: its first field, rather than its clear or close button. */
const controlOf = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>(FIELDS) ?? row.querySelector<HTMLElement>(CONTROLS)

/** The row of `pointer`, or of the nearest ancestor value that has one. */
function rowOf(root: HTMLElement, pointer: string): HTMLElement | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    // The fields of an item follow its row in the list.
    const row = [...root.querySelectorAll<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`)].at(-1)
    if (row) return row
  }
  return undefined
}

/** The number of frames in which the row may not be drawn yet, and the pressed preview may take the focus. */
const FRAMES = 40

const nobodyHasFocus = () =>
  document.activeElement === document.body || document.activeElement instanceof HTMLIFrameElement

function show(row: HTMLElement): void {
  row.scrollIntoView({ block: 'center' })
  row.dataset.lit = ''
  setTimeout(() => delete row.dataset.lit, 1600)
}

/** Goes to the row of the target: scrolls to it, highlights it for a moment and focuses it. */
export function useFocusTarget(root: RefObject<HTMLElement | null>, target: Target | undefined): void {
  useEffect(() => {
    if (!target) return
    let shown: HTMLElement | undefined
    let given: Element | null = null
    // The list that contains the target first expands its item.
    const goToRow = (left: number): number =>
      requestAnimationFrame(() => {
        const row = root.current ? rowOf(root.current, target.pointer) : undefined
        if (row && row !== shown) show(row)
        // A redrawn row gets the focus back, unless the person has moved on.
        const isFree = shown === undefined || document.activeElement === given || nobodyHasFocus()
        if (row && isFree && (row !== shown || nobodyHasFocus())) {
          controlOf(row)?.focus({ preventScroll: true })
          given = document.activeElement
        }
        shown = row
        if (left > 0) frame = goToRow(left - 1)
      })
    let frame = goToRow(FRAMES)
    return () => cancelAnimationFrame(frame)
  }, [root, target])
}
