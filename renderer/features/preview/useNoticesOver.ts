import { type RefObject, useEffect } from 'react'

const BELOW = '--notices-below'
const ROOM = '--notices-room'

/** While `ground` is visible, notices are shown over its lower edge: nobody works there. */
export function useNoticesOver(ground: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ground.current
    if (!element) return
    const { style, dataset } = document.documentElement
    const leave = () => {
      delete dataset.notices
      for (const name of [BELOW, ROOM]) style.removeProperty(name)
    }
    const watcher = new ResizeObserver(() => {
      const { bottom, width, height } = element.getBoundingClientRect()
      if (height === 0) return leave()
      dataset.notices = 'over'
      style.setProperty(BELOW, `${innerHeight - bottom}px`)
      style.setProperty(ROOM, `${width}px`)
    })
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      leave()
    }
  }, [ground])
}
