import { entriesOf, textOf } from '../document/value.ts'
import type { SchemaView, XmlView } from '../schema/view.ts'

/** Whether a body of that media type is XML (RFC 7303, section 4). */
export const isXmlType = (type: string): boolean => /^[^;]*[/+]xml\b/i.test(type)

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (value: unknown): string =>
  (textOf(value) ?? '').replace(/[&<>"]/g, mark => ESCAPES[mark] ?? mark)

/** A name that XML allows; other characters become `_` (XML 1.0, section 2.3). */
const nameIn = (name: string): string =>
  name.replace(/[^\p{L}\p{N}._:-]/gu, '_').replace(/^(?=[^\p{L}_:])/u, '_') || '_'

function qualified(name: string, { name: own, prefix }: XmlView): string {
  const local = nameIn(own ?? name)
  return prefix === undefined ? local : `${nameIn(prefix)}:${local}`
}

function namespaceOf({ namespace, prefix }: XmlView): string {
  if (namespace === undefined) return ''
  return ` xmlns${prefix === undefined ? '' : `:${nameIn(prefix)}`}="${escaped(namespace)}"`
}

const NOTHING: XmlView = {}

/** The schema of a field, in any form of the object. */
function schemaIn(view: SchemaView | undefined, name: string): SchemaView | undefined {
  const found = view?.fields.find(field => field.name === name)?.schema
  if (found || !view) return found ?? view?.extra
  const forms = view.choices?.options ?? []
  return forms.map(({ schema }) => schemaIn(schema, name)).find(schema => schema !== undefined) ?? view.extra
}

/** Maximum length of the XML in characters; what follows is left out. */
const PRINTED = 20_000

/** Writes values as lines of XML; ends for values that hold themselves, too. */
class XmlWriter {
  #left = PRINTED
  readonly #open = new Set<unknown>()

  /** The lines of an element. */
  element(name: string, value: unknown, view: SchemaView | undefined, gap: string): readonly string[] {
    const tag = qualified(name, view?.xml ?? NOTHING)
    const isHeld = typeof value === 'object' && value !== null
    if (this.#left <= 0 || (isHeld && this.#open.has(value))) return [`${gap}<${tag}>…</${tag}>`]
    this.#left -= tag.length + gap.length + (textOf(value)?.length ?? 0)
    if (!isHeld) return [`${gap}<${tag}${namespaceOf(view?.xml ?? NOTHING)}>${escaped(value)}</${tag}>`]
    this.#open.add(value)
    const lines = Array.isArray(value)
      ? this.#list(name, value, view, gap)
      : this.#object(tag, value, view, gap)
    this.#open.delete(value)
    return lines
  }

  #object(tag: string, value: object, view: SchemaView | undefined, gap: string): readonly string[] {
    let head = `${tag}${namespaceOf(view?.xml ?? NOTHING)}`
    let text = ''
    const inside: string[] = []
    for (const [key, held] of entriesOf(value)) {
      if (this.#left <= 0) break
      const schema = schemaIn(view, key)
      const kind = schema?.xml ?? NOTHING
      if (kind.node === 'attribute') head += ` ${qualified(key, kind)}="${escaped(held)}"`
      else if (kind.node === 'cdata')
        text += `<![CDATA[${(textOf(held) ?? '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
      else if (kind.node === 'text') text += escaped(held)
      else inside.push(...this.element(key, held, schema, `${gap}  `))
    }
    if (inside.length === 0) return [text === '' ? `${gap}<${head}/>` : `${gap}<${head}>${text}</${tag}>`]
    return [`${gap}<${head}>${text}`, ...inside, `${gap}</${tag}>`]
  }

  /** A list has an element for each item, and one around them if it is wrapped. */
  #list(
    name: string,
    items: readonly unknown[],
    view: SchemaView | undefined,
    gap: string,
  ): readonly string[] {
    const xml = view?.xml ?? NOTHING
    const inside = xml.isWrapped ? `${gap}  ` : gap
    const itemName = view?.items?.xml?.name ?? (xml.isWrapped ? name : (xml.name ?? name))
    const lines: string[] = []
    for (const item of items) {
      if (this.#left <= 0) break
      lines.push(...this.element(itemName, item, view?.items, inside))
    }
    if (!xml.isWrapped) return lines
    const tag = qualified(name, xml)
    return [`${gap}<${tag}${namespaceOf(xml)}>`, ...lines, `${gap}</${tag}>`]
  }
}

/**
 * A value as XML, named and nested as its schema says (OpenAPI 3.2, section “XML Object”). A text is XML already. A value
 * without a name gets the element `root`. What is longer than 20,000 characters is cut between two elements.
 */
export function printXml(value: unknown, view?: SchemaView): string {
  const given = textOf(value)
  if (given !== undefined && /^\s*</.test(given)) return given
  const name = view?.xml?.name ?? view?.name ?? 'root'
  const isList = Array.isArray(value) && !view?.xml?.isWrapped
  const writer = new XmlWriter()
  const lines = isList
    ? ['<root>', ...writer.element(name, value, view, '  '), '</root>']
    : writer.element(name, value, view, '')
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')
}
