import { type DragEvent, useState } from 'react'
import { useSite } from '../../../host/scope/site.ts'
import type { Tab } from '../../../host/view/tab-list.ts'
import { moveTab } from './tabActions.ts'

/** The props with which a tab is dragged. */
export interface TabDrag {
  readonly draggable: true
  readonly onDragStart: (event: DragEvent<HTMLElement>) => void
  readonly onDragEnd: () => void
}

interface Dragged {
  readonly file: string
  /** The position among all tabs: the tab will be dropped before the one at it. */
  readonly to: number
}

/** The tab before which the pointer is. */
function placeIn(strip: HTMLElement, x: number): number {
  const tabs = [...strip.querySelectorAll('[role="tab"]')]
  const at = tabs.findIndex(tab => {
    const { left, width } = tab.getBoundingClientRect()
    return x < left + width / 2
  })
  return at < 0 ? tabs.length : at
}

/** Lets tabs be dragged along the tab bar. */
export function useTabDrag(tabs: readonly Tab[]) {
  const site = useSite()
  const [dragged, setDragged] = useState<Dragged>()
  const from = tabs.findIndex(({ file }) => file === dragged?.file)
  return {
    strip: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!dragged) return
        event.preventDefault()
        setDragged({ file: dragged.file, to: placeIn(event.currentTarget, event.clientX) })
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (!dragged) return
        event.preventDefault()
        moveTab(site, dragged.file, dragged.to > from ? dragged.to - 1 : dragged.to)
        setDragged(undefined)
      },
    },
    of: (file: string): TabDrag => ({
      draggable: true,
      onDragStart: event => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', file)
        setDragged({ file, to: tabs.findIndex(tab => tab.file === file) })
      },
      onDragEnd: () => setDragged(undefined),
    }),
    markOf: (index: number): 'before' | 'after' | undefined => {
      if (!dragged || dragged.to === from || dragged.to === from + 1) return undefined
      if (dragged.to === index) return 'before'
      return dragged.to === tabs.length && index === tabs.length - 1 ? 'after' : undefined
    },
  }
}
