import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 859px)')

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is too narrow for three panes. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
