import { entriesOf, isObject, printJson } from '../document/value.ts'
import type { ContentView } from './content.ts'
import { isJsonType, scalar } from './serialize.ts'
import { isXmlType, printXml } from './xml.ts'

/** Whether a format is a stream of events with fields of their own. */
export const isStreamType = (type: string): boolean => /^text\/event-stream\b/i.test(type)

/** Whether a format has a JSON value on each line. */
export const isLineType = (type: string): boolean =>
  /^application\/(?:x-ndjson|ndjson|jsonl|x-jsonlines|json-seq)\b/i.test(type)

/** An event of a stream: its fields by name. */
function eventText(value: unknown): string {
  const fields = isObject(value) ? entriesOf(value) : [['data', value] as const]
  return fields
    .flatMap(([name, held]) =>
      scalar(held)
        .split(/\r\n?|\n/)
        .map(line => `${name}: ${line}`),
    )
    .join('\n')
}

/** The items of a stream: a list is all of them, unless each item is a list itself. */
function itemsOf(value: unknown, item: ContentView['item']): readonly unknown[] {
  const areLists = item?.types.includes('array') === true
  return Array.isArray(value) && !(areLists && !Array.isArray(value[0])) ? value : [value]
}

/** A value as the text of a body: JSON, XML, a text, or the items of a stream. */
export function bodyText(
  { type, schema, item }: Pick<ContentView, 'type' | 'schema' | 'item'>,
  value: unknown,
): string {
  if (isXmlType(type)) return printXml(value, schema ?? item)
  if (typeof value === 'string' && !isJsonType(type)) return scalar(value)
  const items = itemsOf(value, item)
  if (isStreamType(type)) return items.map(eventText).join('\n\n')
  if (isLineType(type) || (schema === undefined && item !== undefined))
    return items.map(each => printJson(each, '')).join('\n')
  return printJson(value)
}
