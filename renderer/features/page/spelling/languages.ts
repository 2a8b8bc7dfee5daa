/** A language with a dictionary. */
export type SpellingLanguage = 'en' | 'es' | 'fr' | 'nl' | 'ru'

/** The scripts of the dictionaries: words in others are not looked up. */
const SCRIPTS: Readonly<Record<SpellingLanguage, RegExp>> = {
  en: /\p{Script=Latin}/u,
  es: /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  nl: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
}

const isKnown = (code: string): code is SpellingLanguage => code in SCRIPTS

/** The language of a code such as `fr-CA`, if it has a dictionary. */
function languageOf(code: string): SpellingLanguage | undefined {
  const [language = ''] = code.toLowerCase().split(/[-_]/)
  return isKnown(language) ? language : undefined
}

/**
 * The languages that a page is checked in, and English, which technical texts quote. `declared` is the language of its
 * division of the navigation, which counts before its folder; without both it is that of the site. There are none if
 * the navigation says that the language is one without a dictionary; a folder named like a language may be something else.
 */
export function languagesOf(
  file: string,
  declared: string | undefined,
  ofSite: string,
): readonly SpellingLanguage[] {
  const [, folder] = /^([a-z]{2})(?:[-_][a-z]{2})?\//i.exec(file) ?? []
  if (declared !== undefined && !languageOf(declared)) return []
  const language = languageOf(declared ?? folder ?? ofSite) ?? 'en'
  return language === 'en' ? ['en'] : [language, 'en']
}

/** Whether a dictionary of the languages can have the word. */
export const isInScript = (word: string, languages: readonly SpellingLanguage[]): boolean =>
  languages.some(language => SCRIPTS[language].test(word))
