/** A language that the editor speaks. */
export interface Language {
  /** BCP 47. */
  readonly code: string
  /** What its speakers call it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr' }

/**
 * The languages that the editor speaks: a test checks that their catalogs are complete. English comes first; a message
 * that another language lacks is shown in English.
 */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'es', name: 'Español', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'it', name: 'Italiano', direction: 'ltr' },
  { code: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'ja', name: '日本語', direction: 'ltr' },
  { code: 'ko', name: '한국어', direction: 'ltr' },
  { code: 'zh-Hans', name: '简体中文', direction: 'ltr' },
]

/** Returns the language for a tag such as `de-AT`, `pt`, or `zh-CN`: the one with the same language and script. */
function languageOf(tag: string, offered: readonly Language[]): Language | undefined {
  const wanted = full(tag)
  return wanted === undefined ? undefined : offered.find(({ code }) => full(code) === wanted)
}

/** Returns the language and script of a tag; `undefined` for anything that is not a tag, such as `C`. */
function full(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined // LANG can be set to anything
  }
}

/** Returns the first wanted language that is offered, or else English. */
export function bestLanguage(wanted: readonly string[], offered: readonly Language[] = LANGUAGES): Language {
  for (const tag of wanted) {
    const found = languageOf(tag, offered)
    if (found) return found
  }
  return ENGLISH
}
