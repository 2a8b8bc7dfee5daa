import i18next from 'i18next'

/** The longest text that can be a name. */
const LONGEST = 40

/** Whether a text can be the name of a button, a field, or a menu: short, whole, and not a sentence. */
const isName = (text: string): boolean => text.length <= LONGEST && !/[.{<]/.test(text.replace('…', ''))

function collect(english: unknown, own: unknown, into: Map<string, string>): void {
  if (typeof english === 'string') {
    if (typeof own === 'string' && own !== english && isName(english) && !into.has(english))
      into.set(english, own)
    return
  }
  if (typeof english !== 'object' || english === null) return
  for (const [key, inner] of Object.entries(english)) collect(inner, Reflect.get(Object(own), key), into)
}

/** The names that the interface has in the language `code`, by their English names; of several, the first. */
export function interfaceTerms(code: string): ReadonlyMap<string, string> {
  const terms = new Map<string, string>()
  if (code === 'en') return terms
  for (const [namespace, texts] of Object.entries(i18next.getDataByLanguage('en') ?? {}))
    collect(texts, i18next.getResourceBundle(code, namespace), terms)
  // The texts of the schema are their own keys.
  const settings: unknown = i18next.getResourceBundle(code, 'schema')
  for (const [english, own] of Object.entries(Object(settings))) collect(english, own, terms)
  return terms
}
