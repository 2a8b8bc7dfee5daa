declare module 'virtual:dictionary/*' {
  /** The words of a language, and their inflection rules. */
  export const dictionaries: readonly { readonly rules: string; readonly words: string }[]
}

declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean
    suggest(word: string): string[]
  }
  function nspell(rules: string, words: string): Speller
  export = nspell
}
