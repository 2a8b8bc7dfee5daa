/** The dictionary of a site: words that its spell check knows beside those of the language. Written when a person adds one. */
export const DICTIONARY_FILE = '.galley/words.txt'
