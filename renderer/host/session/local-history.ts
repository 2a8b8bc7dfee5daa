import { siteStore } from '../scope/per-scope.ts'
import type { Site } from '../scope/site.ts'

/** What the local history was opened for. */
interface ShownHistory {
  /** Only states that hold this file are listed, and only it is restored. */
  readonly file?: string
}

const store = siteStore<{ readonly shown: ShownHistory | undefined }>(() => ({ shown: undefined }))

/** Opens the local history of the site, or of one file. */
export const showHistory = (site: Site, file?: string): void =>
  store.of(site).setState({ shown: file === undefined ? {} : { file } })

/** Closes the local history. */
export const closeHistory = (site: Site): void => store.of(site).setState({ shown: undefined })

/** The local history that is open. */
export const useShownHistory = (): ShownHistory | undefined => store(({ shown }) => shown)
