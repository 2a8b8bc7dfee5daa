import type { Row } from '../entries/rows.ts'

/** Pixels; every row is as high as any other, so that a row's place is known without drawing it. */
export const ROW_HEIGHT = 28

function visible(rows: readonly Row[], isOpen: (id: string) => boolean): readonly string[] {
  return rows.flatMap(row => [row.id, ...(isOpen(row.id) ? visible(row.rows, isOpen) : [])])
}

/** Brings a row into view, in the middle of the tree unless it can be seen already. */
export function scrollToRow(
  tree: Element,
  rows: readonly Row[],
  isOpen: (id: string) => boolean,
  id: string,
): void {
  const top = visible(rows, isOpen).indexOf(id) * ROW_HEIGHT
  const isSeen = top >= tree.scrollTop && top + ROW_HEIGHT <= tree.scrollTop + tree.clientHeight
  if (top >= 0 && !isSeen) tree.scrollTop = Math.max(0, top - tree.clientHeight / 2)
}
