import { type RefObject, useEffect, useState } from 'react'

/** Pixels; all rows have the same height, so that the position of a row is known without drawing it. */
export const ROW_HEIGHT = 28

/** Rows that are drawn above and below those in view. */
const MORE = 8

/** The rows of a scrolled list that are drawn: from `from`, up to and without `to`. */
export interface VisibleRange {
  readonly from: number
  readonly to: number
}

/** Returns which rows of the list in `container` are in view. */
export function useVisibleRange(container: RefObject<HTMLElement | null>, count: number): VisibleRange {
  const [range, setRange] = useState<VisibleRange>({ from: 0, to: 2 * MORE })
  useEffect(() => {
    const element = container.current
    if (!element) return
    const read = () => {
      const from = Math.max(0, Math.floor(element.scrollTop / ROW_HEIGHT) - MORE)
      const to = Math.ceil((element.scrollTop + element.clientHeight) / ROW_HEIGHT) + MORE
      setRange(before => (before.from === from && before.to === to ? before : { from, to }))
    }
    read()
    const watcher = new ResizeObserver(read)
    watcher.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [container])
  return { from: Math.min(range.from, Math.max(0, count - 1)), to: Math.min(range.to, count) }
}

/** Scrolls the row at `index` into view, if it is not. */
export function scrollToIndex(element: HTMLElement, index: number): void {
  const top = index * ROW_HEIGHT
  if (top < element.scrollTop) element.scrollTop = top
  else if (top + ROW_HEIGHT > element.scrollTop + element.clientHeight)
    element.scrollTop = top + ROW_HEIGHT - element.clientHeight
}
