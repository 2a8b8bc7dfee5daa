import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

let near: string | undefined
const listeners = new Set<() => void>()

/** Id of the row that the pointer, or what is done without one, was at last. */
export const nearNow = (): string | undefined => near

export function onNear(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const EVENTS = ['pointerover', 'pointerdown', 'mousedown', 'click', 'dragstart'] as const

/** Follows which row of the tree in `container` a person is at, before the row itself hears of it. */
export function useNear(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current
    const listen = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null
      const id = row?.dataset.key
      if (id === near) return
      near = id
      flushSync(() => {
        for (const listener of listeners) listener()
      })
    }
    for (const name of EVENTS) element?.addEventListener(name, listen, true)
    return () => {
      for (const name of EVENTS) element?.removeEventListener(name, listen, true)
    }
  }, [container])
}
