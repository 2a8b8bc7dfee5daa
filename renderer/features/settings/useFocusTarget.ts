import { type RefObject, useEffect } from 'react'
import type { Target } from '../../fields/base/model.ts'

const FIELDS = 'input:not([type=file]), textarea'
const CONTROLS = 'button, [role=grid], [tabindex="0"]'

/** What takes the focus of a row: its first field, before the button that clears it or closes it. */
const controlOf = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>(FIELDS) ?? row.querySelector<HTMLElement>(CONTROLS)

/** The row of `pointer`, or of the nearest value around it that has one. */
function rowOf(root: HTMLElement, pointer: string): HTMLElement | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    // The fields of an item stand below its row in the list.
    const row = [...root.querySelectorAll<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`)].at(-1)
    if (row) return row
  }
  return undefined
}

/** Frames in which the row may still be drawn, and the focus be lost to the preview that was pressed. */
const FRAMES = 40

const nobodyHasFocus = () =>
  document.activeElement === document.body || document.activeElement instanceof HTMLIFrameElement

function show(row: HTMLElement): void {
  row.scrollIntoView({ block: 'center' })
  row.dataset.lit = ''
  setTimeout(() => delete row.dataset.lit, 1600)
}

/** Leads to the row of the target: scrolls there, lights it up for a moment and gives it the focus. */
export function useFocusTarget(root: RefObject<HTMLElement | null>, target: Target | undefined): void {
  useEffect(() => {
    if (!target) return
    let shown: HTMLElement | undefined
    let given: Element | null = null
    // The list around the target opens its item first.
    const lead = (left: number): number =>
      requestAnimationFrame(() => {
        const row = root.current ? rowOf(root.current, target.pointer) : undefined
        if (row && row !== shown) show(row)
        // A row that is drawn anew takes it back, but not from where the person went meanwhile.
        const isFree = shown === undefined || document.activeElement === given || nobodyHasFocus()
        if (row && isFree && (row !== shown || nobodyHasFocus())) {
          controlOf(row)?.focus({ preventScroll: true })
          given = document.activeElement
        }
        shown = row
        if (left > 0) frame = lead(left - 1)
      })
    let frame = lead(FRAMES)
    return () => cancelAnimationFrame(frame)
  }, [root, target])
}
