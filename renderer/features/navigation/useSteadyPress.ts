import { type RefObject, useRef } from 'react'

/**
 * Prevents the list in `container` from scrolling while a row is pressed. When it gets the focus it would return to
 * the position of its last scroll event, which may be a frame old, and the row would slip away from under the pointer.
 */
export function useSteadyPress(container: RefObject<HTMLElement | null>) {
  const top = useRef<number>(undefined)
  const list = () => container.current?.querySelector('[role="tree"]')
  const end = () => {
    top.current = undefined
  }
  return {
    onPointerDownCapture: () => {
      top.current = list()?.scrollTop
    },
    onPointerUpCapture: end,
    onPointerCancelCapture: end,
    onFocus: () => {
      const tree = list()
      if (tree && top.current !== undefined) tree.scrollTop = top.current
    },
  }
}
