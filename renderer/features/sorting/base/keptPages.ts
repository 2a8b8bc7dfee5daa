import { siteStore } from '../../../host/scope/per-scope.ts'
import type { Site } from '../../../host/scope/site.ts'

function remembered({ memory }: Site): ReadonlySet<string> {
  const kept = memory.read('unlisted')
  return new Set(Array.isArray(kept) ? kept.filter(path => typeof path === 'string') : [])
}

const useStore = siteStore(site => ({ paths: remembered(site) }))

/** The paths of pages that stay out of the navigation. */
export const useKeptPages = (): ReadonlySet<string> => useStore(({ paths }) => paths)

/** Stores whether pages stay out of the navigation. */
export function keepOut(site: Site, paths: readonly string[], isKept: boolean): void {
  const store = useStore.of(site)
  const next = new Set(store.getState().paths)
  for (const path of paths) {
    if (isKept) next.add(path)
    else next.delete(path)
  }
  site.memory.keep('unlisted', [...next])
  store.setState({ paths: next }, true)
}
