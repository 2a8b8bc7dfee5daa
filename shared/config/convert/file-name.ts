import { slugOfText } from '../../text/slug.ts'

/** Returns the file name of a page with this title, without its extension. */
export const fileNameOf = (words: string): string =>
  slugOfText(words).slice(0, 80).replace(/-$/, '') || 'page'
