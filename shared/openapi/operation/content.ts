import { type ApiNode, child, children, exists, nameOf } from '../document/node.ts'
import type { ApiFiles } from '../document/references.ts'
import { modernBody, modernResponse } from '../document/swagger.ts'
import { isObject, isSet, own, textAt } from '../document/value.ts'
import { type Direction, viewOf } from '../schema/read.ts'
import type { SchemaView } from '../schema/view.ts'
import type { OperationContext } from './context.ts'
import { type LinkView, linksOf } from './links.ts'
import { parameterNodes } from './parameter-nodes.ts'
import { isJsonType } from './serialize.ts'

/** An example with its author's name for it. */
export interface NamedExample {
  readonly name: string
  readonly description?: string
  readonly value?: unknown
  /** Address of an external example; never fetched. */
  readonly external?: string
}

/** The encoding of one part of a form. */
interface PartEncoding {
  readonly type?: string
  readonly style?: string
  readonly explode?: boolean
  /** The headers of a part of `multipart`, apart from its format. */
  readonly headers?: readonly HeaderView[]
}

/** A body that readers can choose for its format. */
export interface BodyChoice {
  /** `given` by the description, or made from the schema: with its required fields, or with all. */
  readonly kind: 'given' | 'required' | 'all'
  /** The author's name of a given one; the examples of a schema have none. */
  readonly name?: string
  readonly value: unknown
}

/** A body in one of its formats. */
export interface ContentView {
  /** As written: `application/json; charset=utf-8`. */
  readonly type: string
  readonly schema?: SchemaView
  /** The schema of one event or line, if the body is a stream. */
  readonly item?: SchemaView
  readonly examples: readonly NamedExample[]
  readonly encoding: ReadonlyMap<string, PartEncoding>
  readonly direction: Direction
  /** Set if its bodies are shortened: those to choose from. */
  readonly choices?: readonly BodyChoice[]
}

/** The body of a request. */
export interface BodyView {
  readonly required: boolean
  readonly description?: string
  readonly contents: readonly ContentView[]
}

/** A header of a response, or of one part of a form. */
export interface HeaderView {
  readonly name: string
  readonly required: boolean
  readonly deprecated: boolean
  readonly description?: string
  readonly schema: SchemaView
  readonly explode: boolean
  readonly examples: readonly NamedExample[]
}

/** A possible response. */
export interface ResponseView {
  /** `200`, `2XX`, `default`. */
  readonly status: string
  readonly description?: string
  readonly headers: readonly HeaderView[]
  readonly contents: readonly ContentView[]
  readonly links: readonly LinkView[]
}

const writtenIn = (value: unknown): unknown =>
  own(value, 'value') ?? own(value, 'dataValue') ?? own(value, 'serializedValue')

/** The value of an example. Where it is only a reference to another example, as tools tolerate it, the value of that. */
function exampleValue(at: ApiNode, files: ApiFiles): unknown {
  const value = writtenIn(at.value)
  if (!isObject(value) || Object.keys(value).join() !== '$ref') return value
  return writtenIn(files.child(at, 'value').value) ?? value
}

/** The examples next to a schema: a single one, and named ones. */
export function examplesOf(node: ApiNode, files: ApiFiles): readonly NamedExample[] {
  const single = files.child(node, 'example').value
  const named = children(files.child(node, 'examples')).flatMap((written): NamedExample[] => {
    const at = files.at(written)
    if (at === undefined) return []
    const value = exampleValue(at, files)
    const external = textAt(at.value, 'externalValue')
    const description = files.textAt(at, 'description')
    if (value === undefined && external === undefined) return []
    return [
      {
        name: textAt(at.value, 'summary') ?? nameOf(written),
        ...(description === undefined ? {} : { description }),
        ...(value === undefined ? {} : { value }),
        ...(external === undefined ? {} : { external }),
      },
    ]
  })
  return single === undefined ? named : [{ name: 'Example', value: single }, ...named]
}

/** The library that writes a form sets these itself. */
const OF_PARTS = /^content-disposition$/i

function encodingOf(
  node: ApiNode,
  context: OperationContext,
  direction: Direction,
): ReadonlyMap<string, PartEncoding> {
  return new Map(
    children(child(node, 'encoding')).map(part => {
      const [type, style] = [textAt(part.value, 'contentType'), textAt(part.value, 'style')]
      const explode = own(part.value, 'explode')
      // Headers of a response have formats, too, but these need no headers in turn.
      const headers = direction === 'response' ? [] : headersOf(part, context)
      const sent = headers.filter(({ name }) => !OF_PARTS.test(name))
      return [
        nameOf(part),
        {
          ...(type === undefined ? {} : { type }),
          ...(style === undefined ? {} : { style }),
          ...(typeof explode === 'boolean' ? { explode } : {}),
          ...(sent.length > 0 ? { headers: sent } : {}),
        },
      ]
    }),
  )
}

/** More digits than a number can hold: text with them stays as it is written. */
const LONG_DIGITS = /\d{16}/

/** Reads a JSON example that is written as text, as in many descriptions in YAML. */
function meant(example: NamedExample, schema: SchemaView | undefined): NamedExample {
  const { value } = example
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value) || LONG_DIGITS.test(value)) return example
  if (schema === undefined || schema.types.length === 0 || schema.types.includes('string')) return example
  try {
    return { ...example, value: JSON.parse(value) }
  } catch {
    return example // Text that only looks like JSON is shown as it is.
  }
}

/** The formats below a `content`. */
export function contentViews(
  node: ApiNode,
  context: OperationContext,
  direction: Direction,
): readonly ContentView[] {
  const { files } = context
  return children(node).flatMap(written => {
    const at = files.at(written)
    if (at === undefined) return []
    const [schema, item] = [child(at, 'schema'), child(at, 'itemSchema')]
    const type = nameOf(written)
    const view = exists(schema) ? viewOf(schema, { ...context, direction }) : undefined
    const examples = examplesOf(at, files)
    return [
      {
        type,
        ...(view && { schema: view }),
        ...(exists(item) ? { item: viewOf(item, { ...context, direction }) } : {}),
        examples: isJsonType(type) ? examples.map(each => meant(each, view)) : examples,
        encoding: encodingOf(at, context, direction),
        direction,
      },
    ]
  })
}

/** The body of the operation's request, if it has one. */
export function bodyView(context: OperationContext): BodyView | undefined {
  const { operation, files, isOld, source } = context
  const written = isOld
    ? modernBody(operation.node, source.root, parameterNodes(context))
    : child(operation.node, 'requestBody')
  const node = written && exists(written) ? files.at(written) : undefined
  if (node === undefined) return undefined
  const description = files.textAt(node, 'description')
  return {
    required: isSet(node.value, 'required'),
    ...(description === undefined ? {} : { description }),
    contents: contentViews(files.child(node, 'content'), context, 'request'),
  }
}

function headersOf(node: ApiNode, context: OperationContext): readonly HeaderView[] {
  return children(context.files.child(node, 'headers')).flatMap(written => {
    const at = context.files.at(written)
    if (at === undefined || nameOf(written).toLowerCase() === 'content-type') return []
    const [content] = contentViews(child(at, 'content'), context, 'response')
    const schema = content?.schema ?? viewOf(child(at, 'schema'), { ...context, direction: 'response' })
    const description = context.files.textAt(at, 'description') ?? schema.description
    return [
      {
        name: nameOf(written),
        required: isSet(at.value, 'required'),
        deprecated: isSet(at.value, 'deprecated'),
        ...(description === undefined ? {} : { description }),
        schema,
        explode: isSet(at.value, 'explode'),
        examples: examplesOf(at, context.files),
      },
    ]
  })
}

/** The operation's responses in file order. */
export function responseViews(context: OperationContext): readonly ResponseView[] {
  const { operation, files, isOld, source } = context
  return children(files.child(operation.node, 'responses')).flatMap(written => {
    if (nameOf(written).startsWith('x-')) return []
    const found = files.at(written)
    if (found === undefined) return [{ status: nameOf(written), headers: [], contents: [], links: [] }]
    const at = isOld ? modernResponse(found, operation.node, source.root) : found
    const description = files.textAt(written, 'description') ?? files.textAt(at, 'description')
    return [
      {
        status: nameOf(written),
        ...(description === undefined ? {} : { description }),
        headers: headersOf(at, context),
        contents: contentViews(files.child(at, 'content'), context, 'response'),
        links: linksOf(at, context),
      },
    ]
  })
}
