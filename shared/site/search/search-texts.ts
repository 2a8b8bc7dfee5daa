/** The texts of a published site's search. */
export const searchTexts = {
  label: 'Search',
  placeholder: 'Search the documentation',
  results: 'Results',
  recent: 'Recent',
  hint: 'Type to search titles, headings and text.',
  loading: 'Searching…',
  none: 'Nothing found for',
  noneHint: 'Try fewer or other words.',
  partly: 'Parts of the search could not be loaded, so something may be missing here:',
  failed: 'The search could not be loaded. Reload the page and try again.',
  close: 'Close',
  one: 'page found',
  many: 'pages found',
  move: 'to move',
  open: 'to open',
  leave: 'to close',
} as const
