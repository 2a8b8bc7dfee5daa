/** Name of the event that opens the search. */
export const OPEN_SEARCH = 'galley-search'

/** Name of the event that asks for pages like the address of one that is not there. */
export const SUGGEST = 'galley-suggest'

/** What the search needs to know. */
export interface SearchRequest {
  /** Address of the site's root. */
  readonly root: string
}
