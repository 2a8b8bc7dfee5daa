import { type RefObject, useEffect, useState } from 'react'

/** The height of a row in pixels. */
export const ROW_HEIGHT = 40
/** The widths of the columns of every row: the page, and `columns` less one languages. */
export const columnsOf = (columns: number): string =>
  `var(--page) repeat(${columns - 1}, minmax(var(--column), 1fr))`

/** How many rows are drawn above and below those in view. */
const MORE = 6

/** The rows in view of a scrolled list of rows of one height: from `first` up to `end`. */
export function useVisibleRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): { readonly first: number; readonly end: number } {
  const [view, setView] = useState({ top: 0, height: 600 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const read = () =>
      setView(before => {
        const top = Math.floor(element.scrollTop / ROW_HEIGHT)
        const height = element.clientHeight
        return before.top === top && before.height === height ? before : { top, height }
      })
    read()
    element.addEventListener('scroll', read, { passive: true })
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', read)
      observer.disconnect()
    }
  }, [scroller])
  const first = Math.max(0, Math.min(view.top, count) - MORE)
  return { first, end: Math.min(count, view.top + Math.ceil(view.height / ROW_HEIGHT) + MORE) }
}
