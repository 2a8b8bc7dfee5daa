import type { Message, MessageValue, Text } from './message.ts'

/** The texts of one language, by file. Nested; the leaves are texts. */
type Catalog = Readonly<Record<string, unknown>>

/** Puts messages into one language. */
export type Formatter = (text: Text) => string

/**
 * Returns what puts messages into `language` (BCP 47). The syntax is that of i18next: `{{name}}`,
 * `{{names, list}}`, `{{names, list(type: disjunction)}}`, and `_one`, `_other` by `count`. The window uses
 * i18next itself for the same files; the command line starts faster without it, and pages are drawn in hot loops.
 * `otherwise` formats the messages that the catalog lacks.
 */
export function formatter(language: string, catalog: Catalog, otherwise?: Formatter): Formatter {
  const plural = new Intl.PluralRules(language)
  const lists = new Map<string, Intl.ListFormat>()
  const listOf = (type: Intl.ListFormatType): Intl.ListFormat => {
    const known = lists.get(type) ?? new Intl.ListFormat(language, { type })
    lists.set(type, known)
    return known
  }
  const templateOf = ({ key, values }: Message): string | undefined => {
    const count = values?.count
    const form = typeof count === 'number' ? textAt(catalog, `${key}_${plural.select(count)}`) : undefined
    return form ?? textAt(catalog, `${key}_other`) ?? textAt(catalog, key)
  }
  const shown = (value: MessageValue | undefined, how: string): string => {
    if (value === undefined) return ''
    if (typeof value === 'number') return String(value)
    if (!isList(value)) return format(value)
    const type = /type: (\w+)/.exec(how)?.[1] === 'disjunction' ? 'disjunction' : 'conjunction'
    return listOf(type).format(value.map(format))
  }
  const format: Formatter = text => {
    if (typeof text === 'string') return text
    if ('english' in text) return ownText(catalog.schema, text.english) ?? text.english
    const template = templateOf(text)
    if (template === undefined) return otherwise?.(text) ?? text.key
    return template.replace(PLACEHOLDER, (_, name: string, how = '') => shown(text.values?.[name], how))
  }
  return format
}

const PLACEHOLDER = /\{\{(\w+)(?:,\s*([^}]*))?\}\}/g

const isList = (value: MessageValue): value is readonly Text[] => Array.isArray(value)

const ownText = (texts: unknown, key: string): string | undefined => {
  const found: unknown = Object.hasOwn(Object(texts), key) ? Reflect.get(Object(texts), key) : undefined
  return typeof found === 'string' ? found : undefined
}

/** Returns the text of `key`, such as `checks:link.dead`. */
function textAt(catalog: Catalog, key: string): string | undefined {
  let found: unknown = catalog
  for (const step of key.split(/[:.]/)) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Object.hasOwn(found, step) ? Reflect.get(found, step) : undefined
  }
  return typeof found === 'string' ? found : undefined
}
