import type { ContentView } from '../../openapi/operation/content.ts'
import type { ParameterView } from '../../openapi/operation/parameters.ts'
import { isSent } from '../../openapi/operation/request.ts'
import type { SchemaView } from '../../openapi/schema/view.ts'
import { type Html, none } from '../base/html.ts'
import { type PlaygroundInput, playground } from './playground.ts'
import { bytesOf } from './size-budget.ts'

/** Maximum size of the form of a page, in bytes. */
const FORM_ROOM = 13_000

/** How many optional parameters, formats and servers a shortened form offers. */
const FEW = 10
/** The number of values to choose from; with more, the value is typed. */
const CHOICES = 40

const fewChoices = ({ allowed, ...schema }: SchemaView): SchemaView =>
  allowed === undefined || allowed.length > CHOICES ? schema : { ...schema, allowed }

function withFewChoices({ schema, ...content }: ContentView): ContentView {
  if (!schema) return content
  const fields = schema.fields.map(each => ({ ...each, schema: fewChoices(each.schema) }))
  return { ...content, schema: { ...schema, fields } }
}

function fewParameters(all: readonly ParameterView[]): readonly ParameterView[] {
  const optional = all.filter(({ required }) => !required)
  const sent = [...optional.filter(isSent), ...optional.filter(each => !isSent(each))]
  const free = new Set(sent.slice(0, FEW))
  return all
    .filter(each => each.required || free.has(each))
    .map(each => ({ ...each, schema: fewChoices(each.schema) }))
}

function withLess({ model, servers, ...input }: PlaygroundInput): PlaygroundInput {
  const { body, parameters } = model
  const less = { ...model, parameters: fewParameters(parameters) }
  const contents = body?.contents.slice(0, FEW).map(withFewChoices)
  const left = [less.parameters.length < parameters.length, (body?.contents.length ?? 0) > FEW]
  return {
    ...input,
    servers: servers.slice(0, FEW),
    model: body && contents ? { ...less, body: { ...body, contents } } : less,
    levels: 0,
    isShort: servers.length > FEW || left.includes(true),
  }
}

/** The form with as much as fits; empty if not even the required fields fit. */
export function playgroundWithin(input: PlaygroundInput): Html {
  const drawn = (each: PlaygroundInput): Html | undefined => {
    const form = playground(each)
    return bytesOf(form) <= FORM_ROOM ? form : undefined
  }
  const whole = drawn(input)
  if (whole) return whole
  const plain = drawn({ ...input, levels: 0 })
  if (!plain) return drawn(withLess(input)) ?? none
  for (const levels of [4, 3, 2, 1]) {
    const form = drawn({ ...input, levels })
    if (form) return form
  }
  return plain
}
