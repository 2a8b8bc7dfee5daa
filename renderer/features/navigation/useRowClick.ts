import { type RefObject, useEffect } from 'react'

/**
 * Calls `open` with the id of a row that is clicked, without keys that select several. It listens to the
 * browser's own click: a press as the tree sees it ends without one when the pointer leaves and comes back.
 */
export function useRowClick(container: RefObject<HTMLElement | null>, open: (id: string) => void): void {
  useEffect(() => {
    const element = container.current
    const listen = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
      const id = target.closest('button') ? undefined : rowOf(target)?.dataset.key
      // Once the tree has chosen the row: from there a range begins.
      if (id !== undefined) setTimeout(open, 0, id)
    }
    element?.addEventListener('click', listen, true)
    return () => element?.removeEventListener('click', listen, true)
  }, [container, open])
}

const rowOf = (target: Element) => target.closest<HTMLElement>('[role="treeitem"]')
