const TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i
const FROM_THE_RIGHT = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)(?:-|$)/i

/**
 * Scripts that are nearly always of one language; one character counts as much as a word of another script.
 */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp, weight: number])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 3],
  ['ko', /\p{Script=Hangul}/gu, 3],
  ['zh', /\p{Script=Han}/gu, 3],
  ['ar', /\p{Script=Arabic}/gu, 1],
  ['he', /\p{Script=Hebrew}/gu, 1],
  ['th', /\p{Script=Thai}/gu, 1],
  ['hi', /\p{Script=Devanagari}/gu, 1],
  ['el', /\p{Script=Greek}/gu, 1],
]
const LATIN = /[\p{Script=Latin}\p{Script=Cyrillic}]/gu

/** The language of a text, judged by its script; `en` if that is ambiguous. */
export function languageOf(text: string): string {
  const start = text.slice(0, 1000)
  const count = (letters: RegExp) => start.match(letters)?.length ?? 0
  const found = SCRIPTS.map(([language, letters, weight]) => ({ language, weight: count(letters) * weight }))
  const kana = found[0]?.weight ?? 0
  const best = found
    .map(each =>
      each.language === 'ja' && kana > 0 ? { ...each, weight: kana + (found[2]?.weight ?? 0) } : each,
    )
    .reduce((one, other) => (other.weight > one.weight ? other : one))
  return best.weight > 0 && best.weight >= count(LATIN) ? best.language : 'en'
}

/**
 * The language of a document, and its direction if it is right-to-left: the declared language of its version,
 * else that of its title and description.
 */
export function languageAttributes(
  locale: string | undefined,
  text: string,
): Readonly<Record<string, string>> {
  const said = locale?.trim() ?? ''
  const lang = TAG.test(said) ? said : languageOf(text)
  return { lang, ...(FROM_THE_RIGHT.test(lang) ? { dir: 'rtl' } : {}) }
}
