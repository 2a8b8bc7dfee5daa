/** Name of the event that opens the search. */
export const OPEN_SEARCH = 'galley-search'

/** What the search is told. */
export interface SearchRequest {
  /** Address of the site's root. */
  readonly root: string
}
