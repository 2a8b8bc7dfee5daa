/** Name of the event that opens the search. */
export const OPEN_SEARCH = 'galley-search'

/** Name of the event that requests pages similar to a missing address. */
export const SUGGEST = 'galley-suggest'

/** The settings of the search. */
export interface SearchRequest {
  /** Address of the site's root. */
  readonly root: string
}
