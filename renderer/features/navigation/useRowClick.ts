import { type RefObject, useEffect } from 'react'

/**
 * Calls `open` with the ID of a row that is clicked without keys that select several. It listens to the
 * browser’s click event: the tree’s press event ends without one when the pointer leaves and returns.
 */
export function useRowClick(container: RefObject<HTMLElement | null>, open: (id: string) => void): void {
  useEffect(() => {
    const element = container.current
    const listen = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
      const id = target.closest('button') ? undefined : rowOf(target)?.dataset.key
      // After the tree has selected the row: from there a range starts.
      if (id !== undefined) setTimeout(open, 0, id)
    }
    element?.addEventListener('click', listen, true)
    return () => element?.removeEventListener('click', listen, true)
  }, [container, open])
}

const rowOf = (target: Element) => target.closest<HTMLElement>('[role="treeitem"]')
