import type { Problem } from '../../../shared/text/problem.ts'
import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

function remembered({ memory }: Site): ReadonlySet<string> {
  const kept = memory.read('hiddenKinds')
  return new Set(Array.isArray(kept) ? kept.filter(code => typeof code === 'string') : [])
}

const useStore = siteStore(
  site => ({ codes: remembered(site) }),
  (site, store) => {
    store.subscribe(({ codes }) => site.memory.keep('hiddenKinds', [...codes]))
  },
)

/** The rules whose warnings and notices this person does not want to see; errors are always shown. */
export const useHiddenKinds = (): ReadonlySet<string> => useStore(({ codes }) => codes)

/** Whether a problem is of a hidden kind. */
export const isOfHiddenKind = (hidden: ReadonlySet<string>, { code, severity }: Problem): boolean =>
  severity !== 'error' && hidden.has(code)

/** Hides the warnings and notices of a rule from this person, in this folder. */
export const hideKind = (site: Site, code: string): void =>
  useStore.of(site).setState(({ codes }) => ({ codes: new Set([...codes, code]) }))

/** Shows all kinds again. */
export const showAllKinds = (site: Site): void => useStore.of(site).setState({ codes: new Set() })
