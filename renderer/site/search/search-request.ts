/** Name of the event that opens the search. */
export const OPEN_SEARCH = 'galley-search'

/** Name of the event that requests pages similar to a missing address. */
export const SUGGEST = 'galley-suggest'

/** The settings of the search. */
export interface SearchRequest {
  /** Address of the site's root. */
  readonly root: string
  /** Address of the stemmer of the page's language, if it has a script of its own. */
  readonly stemmer?: string | undefined
}
