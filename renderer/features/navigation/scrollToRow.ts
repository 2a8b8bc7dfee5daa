import type { Row } from '../entries/rows.ts'

/** Pixels; all rows have the same height, so that the position of a row is known without drawing it. */
export const ROW_HEIGHT = 28

function visible(rows: readonly Row[], isOpen: (id: string) => boolean): readonly string[] {
  return rows.flatMap(row => [row.id, ...(isOpen(row.id) ? visible(row.rows, isOpen) : [])])
}

/** Scrolls a row to the middle of the tree unless it is in view already. */
export function scrollToRow(
  tree: Element,
  rows: readonly Row[],
  isOpen: (id: string) => boolean,
  id: string,
): void {
  const top = visible(rows, isOpen).indexOf(id) * ROW_HEIGHT
  const isVisible = top >= tree.scrollTop && top + ROW_HEIGHT <= tree.scrollTop + tree.clientHeight
  if (top >= 0 && !isVisible) tree.scrollTop = Math.max(0, top - tree.clientHeight / 2)
}
