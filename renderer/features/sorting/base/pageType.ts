/** The drag type of an unlisted page that is dragged into the tree: the data is its path. */
export const PAGE_TYPE = 'galley-unlisted-page'
