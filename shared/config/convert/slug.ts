/** Returns text as a file name: small letters, digits and dashes. */
export const slugOfText = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'page'
