/** The languages with a stemmer in a script of its own, and its name in `@orama/stemmers`; English is in the search itself. */
export const stemLanguages = {
  ar: 'arabic',
  da: 'danish',
  de: 'german',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
} as const

/** A language with a stemmer in a script of its own. */
export type StemLanguage = keyof typeof stemLanguages

/** The languages with a stemmer in a script of its own. */
export const stemCodes = Object.keys(stemLanguages) as readonly StemLanguage[]

/** Returns the language whose stemmer pages in `language` (BCP 47) load; undefined if they need none. */
export function stemLanguageOf(language: string): StemLanguage | undefined {
  const [code = ''] = language.toLowerCase().split('-')
  return Object.hasOwn(stemLanguages, code) ? (code as StemLanguage) : undefined
}
