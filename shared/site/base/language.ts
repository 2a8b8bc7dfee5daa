import { francAll } from 'franc-min'

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

/** The languages in Latin and Cyrillic letters that are detected, by their ISO 639-3 codes. */
const ALPHABETIC: Readonly<Record<string, string>> = {
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  por: 'pt',
  ita: 'it',
  nld: 'nl',
  pol: 'pl',
  swe: 'sv',
  tur: 'tr',
  ron: 'ro',
  hun: 'hu',
  ces: 'cs',
  vie: 'vi',
  ind: 'id',
  rus: 'ru',
  ukr: 'uk',
}
const CODES = Object.keys(ALPHABETIC)
/** In shorter texts, product names would decide. */
const SHORTEST = 200
/** How much less likely English must be: technical texts in all languages contain English words. */
const MARGIN = 0.08

/** Words that only English has, and nearly every sentence of it. */
const ENGLISH = /\b(?:the|and|with|this|that|from|your|you)\b/gi
/** A text with at least one of them in this many characters is English: comparing its letters would take a hundred times as long. */
const APART = 100

const isPlainlyEnglish = (text: string): boolean => (text.match(ENGLISH)?.length ?? 0) * APART >= text.length

function alphabeticLanguage(text: string): string {
  if (text.length < SHORTEST || isPlainlyEnglish(text)) return 'en'
  const likely = francAll(text, { only: CODES, minLength: SHORTEST })
  const [best = 'eng', score = 0] = likely[0] ?? []
  const english = likely.find(([code]) => code === 'eng')?.[1] ?? 0
  return (score - english > MARGIN && ALPHABETIC[best]) || 'en'
}

/** The language of a text, judged by its script and its most frequent letters; `en` if that is ambiguous. */
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
  return best.weight > 0 && best.weight >= count(LATIN) ? best.language : alphabeticLanguage(start)
}

/** Country codes that repositories use in place of language codes. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh-Hans'],
  ['jp', 'ja'],
  ['kr', 'ko'],
  ['ua', 'uk'],
  ['cz', 'cs'],
])

/** The tag (BCP 47) of a language as a repository names it. */
export const languageTag = (name: string): string => ALIASES.get(name.trim().toLowerCase()) ?? name.trim()

const FOLDER = /^([a-z]{2})(?:[-_]([a-z]{2}|hans|hant))?$/i
/** Names of folders that are not languages, although they look like language codes. */
const NO_LANGUAGE: ReadonlySet<string> = new Set([
  'ai',
  'ci',
  'db',
  'ui',
  'ux',
  'vm',
  'qa',
  'id',
  'ml',
  'os',
  'io',
])

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The language that the first folder of a path names, if its name is a code of a language; the name may also be a word. */
export function languageCodeOfFolder(path: string): string | undefined {
  const [folder = ''] = path.split('/')
  const [, code = '', region] = FOLDER.exec(path.includes('/') ? folder : '') ?? []
  const tag = languageTag(code.toLowerCase())
  if (code === '' || NAMES.of(tag) === undefined) return undefined
  return region === undefined ? tag : `${tag}-${region}`
}

/** The language that the first folder of a path names; undefined if it names none that the detection knows. */
export function languageOfFolder(path: string): string | undefined {
  const tag = languageCodeOfFolder(path)
  const code = path.slice(0, 2).toLowerCase()
  if (tag === undefined || NO_LANGUAGE.has(code)) return undefined
  const [language = ''] = tag.split('-')
  const isKnown =
    Object.values(ALPHABETIC).includes(language) || SCRIPTS.some(([script]) => script === language)
  return isKnown || ALIASES.has(code) ? tag : undefined
}

/**
 * The language of a document, and its direction if it is right-to-left: the declared language, else that of its
 * text.
 */
export function languageAttributes(
  declared: string | undefined,
  text: string,
): Readonly<Record<string, string>> {
  const said = languageTag(declared ?? '')
  const lang = TAG.test(said) ? said : languageOf(text)
  return { lang, ...(FROM_THE_RIGHT.test(lang) ? { dir: 'rtl' } : {}) }
}
