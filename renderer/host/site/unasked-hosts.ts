import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

function remembered({ memory }: Site): ReadonlySet<string> {
  const kept = memory.read('unaskedHosts')
  return new Set(Array.isArray(kept) ? kept.filter(host => typeof host === 'string') : [])
}

const useStore = siteStore(
  site => ({ hosts: remembered(site) }),
  (site, store) => {
    store.subscribe(({ hosts }) => site.memory.keep('unaskedHosts', [...hosts]))
  },
)

/** The hosts whose embedded pages this person does not want to decide about, in this folder. */
export const useUnaskedHosts = (): ReadonlySet<string> => useStore(({ hosts }) => hosts)

/** Does not ask this person about the hosts again. */
export const stopAskingAbout = (site: Site, more: readonly string[]): void =>
  useStore.of(site).setState(({ hosts }) => ({ hosts: new Set([...hosts, ...more]) }))
