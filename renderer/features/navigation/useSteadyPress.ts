import { type RefObject, useRef } from 'react'

/**
 * Keeps the list in `container` where it is while a row is pressed. When it gets the focus it would go back to
 * the place that its last scroll event told; that may be a frame behind, and the row slip away from under the pointer.
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
