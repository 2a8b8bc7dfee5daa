/** Elements with a line: blocks count from the top of the file, elements inside from the top of their block. */
export const LINED = '[data-line],[data-at]'

/** The source line that an element comes from; `undefined` outside the page's body. */
export function lineOf(element: Element): number | undefined {
  const block = element.closest<HTMLElement>('[data-line]')
  const inner = element.closest<HTMLElement>('[data-at]')
  const first = Number(block?.dataset.line)
  if (!block || !Number.isSafeInteger(first)) return undefined
  const below = inner && block.contains(inner) ? Number(inner.dataset.at) : 0
  return first + (Number.isSafeInteger(below) ? below : 0)
}
