import type { GeneratedEntry, OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { notifyError } from '../base/notices.ts'
import { LinkLost } from '../link/link.ts'
import { perSite, siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

const NONE: readonly GeneratedEntry[] = []
const useStore = siteStore<{ readonly entries: readonly GeneratedEntry[] }>(() => ({ entries: NONE }))

/** Milliseconds within which several changes are asked about once. */
const SOON = 300

const refresherOf = perSite(site => {
  const store = useStore.of(site)
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last = JSON.stringify(NONE)
  let isClosed = false
  const take = (entries: readonly GeneratedEntry[]) => {
    const text = JSON.stringify(entries)
    // Most changes of a site leave this as it is: nothing is drawn again for them.
    if (text === last) return
    last = text
    store.setState({ entries })
  }
  const ask = async () => {
    waiting = undefined
    try {
      const entries = await site.host.navigationOfApis()
      if (!isClosed) take(entries)
    } catch (error) {
      // Nobody waits for this: a site that is closed needs it no more, and once the connection is back again it is asked again.
      if (!(error instanceof Refusal || error instanceof LinkLost)) notifyError(site.app, error)
    }
  }
  const refresh = () => {
    if (!isClosed) waiting ??= setTimeout(ask, SOON)
  }
  site.on('apis', refresh)
  site.onClose(() => {
    isClosed = true
    clearTimeout(waiting)
  })
  return { refresh }
})

/** Learns again what API descriptions place. */
export const refreshGenerated = (site: Site): void => refresherOf(site).refresh()

/** The entries of API descriptions now. */
export const generatedEntries = (site: Site): readonly GeneratedEntry[] =>
  useStore.of(site).getState().entries

/** What stands in the navigation by API descriptions, without an entry of its own. */
export const useGeneratedEntries = (): readonly GeneratedEntry[] => useStore(({ entries }) => entries)

/** The operations that entries hold, those of their groups included. */
export const operationsOf = (entries: readonly GeneratedEntry[]): readonly OutlinedOperation[] =>
  entries.flatMap(entry => (entry.kind === 'group' ? operationsOf(entry.entries) : [entry.operation]))
