/** Returns a text with its values; `{{name}}` stands for the value `name`. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => values[name] ?? written)

/** A count, and the name of the text for it without its plural form. */
interface Counting {
  readonly language: string
  readonly name: string
  readonly count: number
}

const plurals = new Map<string, Intl.PluralRules>()

/** The plural rules of a language: making them takes far longer than using them. */
function pluralsOf(language: string): Intl.PluralRules {
  const known = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, known)
  return known
}

/** Returns a text of `texts` with the plural form of a count. */
export function countedIn(texts: object, { language, name, count }: Counting): string {
  const form = pluralsOf(language).select(count)
  const text: unknown = Reflect.get(texts, `${name}_${form}`) ?? Reflect.get(texts, `${name}_other`)
  return filledIn(typeof text === 'string' ? text : '', { count: String(count) })
}
