import { siteStore } from '../../../host/scope/per-scope.ts'
import type { Site } from '../../../host/scope/site.ts'

/** Whether the words of the site's dictionary are shown. */
export const useDictionaryShown = siteStore<{ readonly isShown: boolean }>(() => ({ isShown: false }))

/** Shows the words of the site's dictionary, or no more. */
export const showDictionary = (site: Site, isShown: boolean): void =>
  useDictionaryShown.of(site).setState({ isShown })
