import { putCaret } from './caret.ts'
import { shownIn } from './texts.ts'

/** Moves the caret to another cell of its table; stays where there is none. */
export function moveCell(cell: HTMLElement, way: 'on' | 'back' | 'down'): void {
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLElement>('td, th') ?? [])]
  const columns = cell.parentElement?.children.length ?? 1
  const step = way === 'down' ? columns : way === 'on' ? 1 : -1
  const next = cells[cells.indexOf(cell) + step]
  if (next) putCaret(next, shownIn(next).length, 'before')
}
