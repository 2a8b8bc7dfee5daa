import { own } from '../../openapi/document/value.ts'
import { bodyOf, fileOf } from '../../openapi/operation/body.ts'
import { bodyChoices } from '../../openapi/operation/choices.ts'
import type { ContentView } from '../../openapi/operation/content.ts'
import type { OperationModel } from '../../openapi/operation/operation.ts'
import { type Placeholders, placeholdersOf } from '../../openapi/operation/placeholders.ts'
import { bareRequest } from '../../openapi/operation/request.ts'
import type { RequestBody, RequestModel } from '../../openapi/operation/request-model.ts'
import { partType } from '../../openapi/operation/serialize.ts'
import { inputKind, inputText } from '../../openapi/schema/field-form.ts'
import type { SchemaView } from '../../openapi/schema/view.ts'
import { withShortBody } from './shorten-examples.ts'

/** A body to choose: as it is sent, or as texts for the fields of a form by their names. */
export interface SampleBody {
  readonly body?: RequestBody
  readonly fields?: Readonly<Record<string, string>>
}

/** What a page's script writes samples from, with the functions that wrote the first ones. */
export interface SampleData {
  /** The languages whose samples follow; the author wrote the others. */
  readonly labels: readonly string[]
  /** The request without its body, on a page without a form. */
  readonly request?: RequestModel
  /** The placeholders of each way to authenticate, on a page with a form. */
  readonly ways?: readonly Placeholders[]
  /** By format, then by choice. */
  readonly bodies: readonly (readonly SampleBody[])[]
}

/** A value as the text of a control for its schema. */
export const controlText = (schema: SchemaView, value: unknown): string =>
  /^(list|many)$/.test(inputKind(schema)) && Array.isArray(value)
    ? value.map(inputText).join('\n')
    : inputText(value)

/** The texts of the controls of a form for a value, by the names of its fields; a file is only named. */
export function fieldTexts(content: ContentView, value: unknown): Readonly<Record<string, string>> {
  const texts = (content.schema?.fields ?? []).flatMap(({ name, schema }) => {
    const given = own(value, name)
    if (given === undefined) return []
    const isFile = inputKind(schema) === 'file'
    return [[name, isFile ? fileOf(partType(content.encoding.get(name)?.type)) : controlText(schema, given)]]
  })
  return Object.fromEntries(texts)
}

function bodiesOf({ body }: OperationModel, hasForm: boolean): SampleData['bodies'] {
  return (body?.contents ?? []).map(content => {
    const known = bodyChoices(content)
    const choices = known.length > 0 ? known : [{ value: undefined }]
    return choices.map(({ value }): SampleBody => {
      const made = bodyOf(content, value)
      const isForm = made.kind === 'form' || made.kind === 'parts'
      return hasForm && isForm ? { fields: fieldTexts(content, value) } : { body: made }
    })
  })
}

/** Bytes for all bodies of a page. */
const ROOM = 12_000
/** Characters of a body, tried in turn until all bodies fit. */
const LENGTHS = [1200, 600, 300, 100]

function fittingBodies(model: OperationModel, hasForm: boolean): SampleData['bodies'] {
  let bodies = bodiesOf(model, hasForm)
  for (const most of LENGTHS) {
    if (JSON.stringify(bodies).length <= ROOM) return bodies
    bodies = bodiesOf(withShortBody(model, most), hasForm)
  }
  return bodies
}

/** The data of the samples of a page; `undefined` if nothing on the page changes them. */
export function sampleData(
  model: OperationModel,
  {
    server,
    hasForm,
    labels,
  }: { readonly server: string; readonly hasForm: boolean; readonly labels: readonly string[] },
): SampleData | undefined {
  const bodies = fittingBodies(model, hasForm)
  if (hasForm) return { labels, ways: model.security.alternatives.map(placeholdersOf), bodies }
  return bodies.flat().length > 1 ? { labels, request: bareRequest(model, server), bodies } : undefined
}
