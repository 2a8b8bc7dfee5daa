import { useEffect, useRef } from 'react'
import { StartScreen, Workspace } from './windowContent.tsx'
import { goToPart } from './windowParts.ts'

/** Moves the focus to the first area of the window, unless the person has put it somewhere meanwhile. */
function enterFirstPart(): void {
  if (document.activeElement === document.body) goToPart(1)
}

/** Moves the focus into a site opened from the start screen, and back when it is closed: the focused element is gone. */
export function useWayIn(isWelcome: boolean, isOpen: boolean): void {
  const wasOpen = useRef<boolean>(undefined)
  useEffect(() => {
    if (!isWelcome) return
    if (wasOpen.current === !isOpen)
      void (isOpen ? Workspace : StartScreen).load().then(() => requestAnimationFrame(enterFirstPart))
    wasOpen.current = isOpen
  }, [isWelcome, isOpen])
}
