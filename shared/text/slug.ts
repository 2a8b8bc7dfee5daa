import transliterate from '@sindresorhus/transliterate'

/** A letter of the Latin script with its marks, unless it is plain already. */
const LATIN = /(?![A-Za-z](?!\p{M}))\p{Script=Latin}\p{M}*/gu

/** Returns a text with plain letters in place of Latin ones with marks: `ü` → `ue`, `é` → `e`, `ß` → `ss`. */
export const plainLatin = (text: string): string =>
  text.normalize('NFKC').replace(LATIN, letter => transliterate(letter))

/**
 * Returns a text as a name of a file or folder and as part of an address: lower case, words joined by `-`. Latin
 * letters are those of {@link plainLatin}; letters of other scripts are preserved. Empty if nothing is left. Ids of headings follow another rule: that of GitHub, which links rely on.
 */
export const slugOfText = (text: string): string =>
  plainLatin(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
