/**
 * The dictionary of a site: words that its spell check accepts in addition to those of the language. Created
 * when a person adds a word.
 */
export const DICTIONARY_FILE = '.galley/words.txt'
