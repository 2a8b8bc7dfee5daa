import { type RefObject, useEffect, useState } from 'react'

/** How much room a bar has: for all controls with words, for the important ones with words, or for icons alone. */
export type Tier = 'full' | 'roomy' | 'tight'

/** The least widths in pixels. */
const FULL = 1160
const ROOMY = 540

const tierOf = (width: number): Tier => (width >= FULL ? 'full' : width >= ROOMY ? 'roomy' : 'tight')

/** How much room an element has. */
export function useTier(element: RefObject<HTMLElement | null>): Tier {
  const [tier, setTier] = useState<Tier>('roomy')
  useEffect(() => {
    if (!element.current) return
    const watcher = new ResizeObserver(([entry]) => entry && setTier(tierOf(entry.contentRect.width)))
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return tier
}
