import type { GeneratedEntry, OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { notifyError } from '../base/notices.ts'
import { LinkLost } from '../link/link.ts'
import { perSite, siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

const NONE: readonly GeneratedEntry[] = []
const useStore = siteStore<{ readonly entries: readonly GeneratedEntry[] }>(() => ({ entries: NONE }))

/** Milliseconds within which several changes cause one request. */
const SOON = 300

const refresherOf = perSite(site => {
  const store = useStore.of(site)
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last = JSON.stringify(NONE)
  let isClosed = false
  const take = (entries: readonly GeneratedEntry[]) => {
    const text = JSON.stringify(entries)
    // Most changes of a site do not affect the entries: nothing is rendered again for them.
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
      // A closed site no longer needs the entries, and they are requested again once the connection is back.
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

/** Requests the entries of API descriptions again. */
export const refreshGenerated = (site: Site): void => refresherOf(site).refresh()

/** The current entries generated from API descriptions. */
export const generatedEntries = (site: Site): readonly GeneratedEntry[] =>
  useStore.of(site).getState().entries

/** Navigation entries generated from API descriptions, without an entry of their own in the file. */
export const useGeneratedEntries = (): readonly GeneratedEntry[] => useStore(({ entries }) => entries)

/** The operations of entries, including those in their groups. */
export const operationsOf = (entries: readonly GeneratedEntry[]): readonly OutlinedOperation[] =>
  entries.flatMap(entry => (entry.kind === 'group' ? operationsOf(entry.entries) : [entry.operation]))
