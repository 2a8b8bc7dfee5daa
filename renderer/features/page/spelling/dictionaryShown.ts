import { siteStore } from '../../../host/scope/per-scope.ts'
import type { Site } from '../../../host/scope/site.ts'

/** Whether the site’s dictionary is shown. */
export const useDictionaryShown = siteStore<{ readonly isShown: boolean }>(() => ({ isShown: false }))

/** Shows or hides the site’s dictionary. */
export const showDictionary = (site: Site, isShown: boolean): void =>
  useDictionaryShown.of(site).setState({ isShown })
