import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'

const MOST = 5

const readIds = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter(id => typeof id === 'string').slice(0, MOST) : []

/** The IDs of what was inserted last, the latest first. Remembered for each folder. */
export const useRecentEntries = siteStore<{ readonly ids: readonly string[] }>(
  site => ({ ids: readIds(site.memory.read('inserted')) }),
  (site, store) => {
    store.subscribe(({ ids }) => site.memory.keep('inserted', ids))
  },
)

/** Puts an entry first among those that were inserted last. */
export function noteInserted(site: Site, id: string): void {
  const store = useRecentEntries.of(site)
  const others = store.getState().ids.filter(other => other !== id)
  store.setState({ ids: [id, ...others].slice(0, MOST) })
}
