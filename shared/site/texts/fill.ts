/** Returns a text with its values; `{{name}}` stands for the value `name`. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => values[name] ?? written)

/** A count, and the name of the text for it without its plural form. */
interface Counting {
  readonly language: string
  readonly name: string
  readonly count: number
}

/** Returns a text of `texts` with the plural form of a count. */
export function countedIn(texts: object, { language, name, count }: Counting): string {
  const form = new Intl.PluralRules(language).select(count)
  const text: unknown = Reflect.get(texts, `${name}_${form}`) ?? Reflect.get(texts, `${name}_other`)
  return filledIn(typeof text === 'string' ? text : '', { count: String(count) })
}
