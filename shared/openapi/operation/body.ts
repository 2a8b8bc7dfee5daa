import { entriesOf } from '../document/value.ts'
import { bodyText, isLineType, isStreamType } from './body-text.ts'
import type { ContentView, HeaderView } from './content.ts'
import { exampleOf } from './example.ts'
import { formPartsText, partsText } from './multipart.ts'
import type { RequestBody, RequestPart } from './request-model.ts'
import {
  fitHeaders,
  formText,
  headerText,
  isJsonType,
  type Pair,
  partType,
  plainPairs,
  type SerializationOptions,
  scalar,
} from './serialize.ts'
import { isXmlType } from './xml.ts'

/** The name of a file of a format, as samples show it: `file.png`. */
export function fileOf(type: string | undefined): string {
  const [, kind = ''] = /^[a-z]+\/([a-z0-9]{2,4})\b(?![.+-])/i.exec(type ?? '') ?? []
  return `file.${kind === '' ? 'bin' : kind.toLowerCase()}`
}

/** Serializes a header of a part like a parameter. */
const headerSerialization = ({ name, explode }: HeaderView): SerializationOptions => ({
  name,
  style: 'simple',
  explode,
})

/** The value that a sample shows for a header of a part. */
export function headerExample({ examples, schema }: HeaderView): unknown {
  const named = examples.find(({ value }) => value !== undefined)
  return named ? named.value : exampleOf(schema)
}

/** Whether samples and forms start with a header of a part: if it is required or has an example. */
export const isSentHeader = ({ required, examples, schema }: HeaderView): boolean =>
  required || examples.length + schema.examples.length > 0

/** The headers that a sample gives to a part. */
const sampleHeaders = (headers: readonly HeaderView[]): readonly Pair[] =>
  fitHeaders(
    headers
      .filter(isSentHeader)
      .map((header): Pair => [header.name, headerText(headerSerialization(header), headerExample(header))]),
  )

function partsOf(content: ContentView, value: unknown): readonly RequestPart[] {
  return entriesOf(value).flatMap(([name, given]): readonly RequestPart[] => {
    const schema = content.schema?.fields.find(each => each.name === name)?.schema
    const isFile = schema?.format === 'binary' || schema?.items?.format === 'binary'
    const encoding = content.encoding.get(name)
    const type = partType(encoding?.type)
    const headers = sampleHeaders(encoding?.headers ?? [])
    const more = headers.length > 0 ? { headers } : {}
    if (isFile) {
      const known = type && !type.includes('*') ? { type } : {}
      return [{ name, value: '', file: fileOf(known.type), ...known, ...more }]
    }
    const several = Array.isArray(given) && type === undefined ? given : [given]
    return several.map((item): RequestPart => {
      const kind = type ?? (typeof item === 'object' ? 'application/json' : undefined)
      return { name, value: scalar(item), ...(kind === undefined ? {} : { type: kind }), ...more }
    })
  })
}

/** The parts of any other `multipart` format: the items of a list, or the fields of an object. */
function looseParts(content: ContentView, value: unknown): readonly RequestPart[] {
  if (!Array.isArray(value)) return partsOf(content, value)
  return value.map((item, index) => ({
    name: String(index),
    value: scalar(item),
    type: typeof item === 'object' ? 'application/json' : 'text/plain',
  }))
}

const formPairs = (content: ContentView, value: unknown): readonly Pair[] =>
  entriesOf(value).flatMap(([name, given]) => plainPairs(formSerialization(content, name), given))

/** Serialization options of a form field. */
export function formSerialization({ encoding }: ContentView, name: string): SerializationOptions {
  const { style = 'form', explode = style === 'form' } = encoding.get(name) ?? {}
  return { name, style, explode }
}

const BINARY = /^(image\/(?!svg)|audio\/|video\/|font\/)|octet-stream|zip|\/pdf\b/

const isText = (type: string): boolean =>
  isJsonType(type) || isXmlType(type) || isStreamType(type) || isLineType(type) || /^text\//i.test(type)

function isFile({ type, schema, item }: ContentView, value: unknown): boolean {
  if (schema?.format === 'binary' || BINARY.test(type.toLowerCase())) return true
  return (schema ?? item) === undefined && value === undefined && !isText(type)
}

/** A body in one format with the given `value`, as it is sent. */
export function bodyOf(content: ContentView, value: unknown): RequestBody {
  const { type } = content
  const plain = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (plain === 'multipart/form-data') return { kind: 'parts', parts: partsOf(content, value) }
  if (plain === 'application/x-www-form-urlencoded') return { kind: 'form', pairs: formPairs(content, value) }
  if (plain.startsWith('multipart/')) {
    return { kind: 'text', ...partsText(type, looseParts(content, value)) }
  }
  if (isFile(content, value)) {
    const known = type.includes('*') ? 'application/octet-stream' : type
    return { kind: 'file', file: fileOf(known), type: known }
  }
  const sent = plain === '' || plain.includes('*') ? 'application/json' : type
  const shown = value === undefined && isJsonType(sent) ? {} : value
  return { kind: 'text', text: bodyText({ ...content, type: sent }, shown), type: sent }
}

/** A body in one format as a text that people read; `undefined` for one that is no text. */
export function readableBody(content: ContentView, value: unknown): string | undefined {
  const body = bodyOf(content, value)
  if (body.kind === 'text') return body.text
  if (body.kind === 'form') return formText(body.pairs)
  return body.kind === 'parts' ? formPartsText(body.parts) : undefined
}
