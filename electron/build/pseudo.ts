import type { Language } from '../../shared/messages/languages.ts'

/** Languages for tests and development, made of English: longer, accented and bracketed; the second runs right to left. */
export const PSEUDO_LANGUAGES: readonly Language[] = [
  { code: 'en-XA', name: '[Ƥşḗŭḓǿ]', direction: 'ltr' },
  { code: 'ar-XB', name: '[Ƥşḗŭḓǿ ←]', direction: 'rtl' },
]

const PLAIN = 'aceilnorsuyACDEGILNORSTUZ'
const ACCENTED = 'áçéîļñöŕšûýÂÇĎÉĜÎĻÑÖŔŠŤÛŽ'

const accented = (text: string): string =>
  text.replace(/[a-z]/gi, letter => ACCENTED[PLAIN.indexOf(letter)] ?? letter)

/** What stays as it is: placeholders and tags. */
const KEPT = /(\{\{[^}]*\}\}|<[^>]*>)/

/** How much longer than English a translation may be: short texts grow more. */
const growth = (length: number): number => (length < 12 ? 0.5 : 0.3)

/** What makes a text longer, in words, so that lines can end between them. */
const padding = (length: number): string =>
  '~'.repeat(Math.ceil(length * growth(length))).replace(/~{7}(?=~)/g, '$& ')

/** A text in the pseudo-language: `Save all` is `⟦Šávé áļļ~~~~⟧`. */
export function pseudoText(text: string): string {
  const inner = text.split(KEPT).map((part, index) => (index % 2 === 1 ? part : accented(part)))
  return `⟦${inner.join('')}${padding(text.length)}⟧`
}

const OTHER = /_other$/

/** A catalog in the pseudo-language, with every plural form of `code`. */
export function pseudoCatalog(catalog: object, code: string): Record<string, unknown> {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  return Object.fromEntries(
    Object.entries(catalog).flatMap(([key, value]): [string, unknown][] => {
      if (typeof value !== 'string') return [[key, pseudoCatalog(value, code)]]
      const text = pseudoText(value)
      return OTHER.test(key) ? forms.map(form => [key.replace(OTHER, `_${form}`), text]) : [[key, text]]
    }),
  )
}
