import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { perSite } from '../../host/scope/per-scope.ts'
import { type Site, useSite } from '../../host/scope/site.ts'

interface Hovered {
  id: string | undefined
  readonly listeners: Set<() => void>
}

const hoveredOf = perSite((): Hovered => ({ id: undefined, listeners: new Set() }))

/** ID of the last row under the pointer or with the focus. */
export const hoveredRow = (site: Site): string | undefined => hoveredOf(site).id

export function onHoveredRow(site: Site, listener: () => void): () => void {
  const { listeners } = hoveredOf(site)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const EVENTS = ['pointerover', 'pointerdown', 'mousedown', 'click', 'dragstart'] as const

/** Tracks the hovered or focused row of the tree in `container`, before the row itself handles the event. */
export function useHoveredRow(container: RefObject<HTMLElement | null>): void {
  const site = useSite()
  useEffect(() => {
    const element = container.current
    const hovered = hoveredOf(site)
    const listen = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null
      const id = row?.dataset.key
      if (id === hovered.id) return
      hovered.id = id
      flushSync(() => {
        for (const listener of hovered.listeners) listener()
      })
    }
    for (const name of EVENTS) element?.addEventListener(name, listen, true)
    return () => {
      for (const name of EVENTS) element?.removeEventListener(name, listen, true)
    }
  }, [container, site])
}
