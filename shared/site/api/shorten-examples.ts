import { MARK, printJson } from '../../openapi/document/value.ts'
import { bodyChoices } from '../../openapi/operation/choices.ts'
import type { ContentView } from '../../openapi/operation/content.ts'
import type { OperationModel } from '../../openapi/operation/operation.ts'
import { parameterExample } from '../../openapi/operation/request.ts'

interface Limits {
  readonly items: number
  readonly entries: number
  readonly deep: number
  readonly characters: number
}

const STEPS: readonly Limits[] = [
  { items: 60, entries: 60, deep: 6, characters: 1000 },
  // One item shows what all are like; an object without its fields shows nothing.
  { items: 3, entries: 60, deep: 6, characters: 300 },
  { items: 1, entries: 60, deep: 6, characters: 200 },
  { items: 1, entries: 30, deep: 5, characters: 150 },
  { items: 1, entries: 20, deep: 4, characters: 100 },
  { items: 1, entries: 12, deep: 3, characters: 80 },
  { items: 1, entries: 8, deep: 2, characters: 60 },
  { items: 1, entries: 5, deep: 1, characters: 40 },
  { items: 1, entries: 2, deep: 1, characters: 30 },
  { items: 0, entries: 0, deep: 0, characters: 20 },
]

/** The number of values visited in one step. */
const MAX = 3000

function within(value: unknown, limits: Limits, left: { count: number }, depth = 0): unknown {
  left.count -= 1
  if (typeof value === 'string') {
    const isCut = value.length > limits.characters && !value.startsWith(MARK)
    return isCut ? `${value.slice(0, limits.characters)}…` : value
  }
  if (typeof value !== 'object' || value === null) return value
  const isFull = depth >= limits.deep || left.count <= 0
  const inner = (each: unknown) => within(each, limits, left, depth + 1)
  if (Array.isArray(value)) return isFull ? [] : value.slice(0, limits.items).map(inner)
  const entries = isFull ? [] : Object.entries(value).slice(0, limits.entries)
  return Object.fromEntries(entries.map(([key, each]) => [key, inner(each)]))
}

const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? value.length : printJson(value).length

/**
 * Returns a value whose JSON has at most about `most` characters: the value itself, or a shortened one of the
 * same shape.
 */
function shortened(value: unknown, most: number): unknown {
  if (lengthOf(value) <= most) return value
  if (typeof value === 'string') return value.startsWith(MARK) ? value : `${value.slice(0, most)}…`
  const tries = STEPS.map(limits => () => within(value, limits, { count: MAX }))
  for (const made of tries) {
    const shorter = made()
    if (lengthOf(shorter) <= most) return shorter
  }
  return Array.isArray(value) ? [] : {}
}

/** Returns the format with bodies to choose from of at most `most` characters each. */
export const withShortChoices = (content: ContentView, most: number): ContentView => ({
  ...content,
  choices: bodyChoices(content).map(choice => ({ ...choice, value: shortened(choice.value, most) })),
})

/** Returns the operation with a body of at most `most` characters in each of its formats. */
export function withShortBody(model: OperationModel, most: number): OperationModel {
  const { body } = model
  if (!body) return model
  return { ...model, body: { ...body, contents: body.contents.map(each => withShortChoices(each, most)) } }
}

/** Maximum length of an example: of a body, and of a parameter. */
const BODY = 4000
const PARAMETER = 400

/** Returns the operation with examples that fit on its page. */
export function withExamplesOfPage(model: OperationModel): OperationModel {
  const parameters = model.parameters.map(parameter => {
    const { examples, content, schema, required } = parameter
    const isGiven = examples.length + schema.examples.length + (content?.examples.length ?? 0) > 0
    // A parameter with an example is sent.
    if (!required && !isGiven) return parameter
    const value = parameterExample(parameter)
    const short = shortened(value, PARAMETER)
    return short === value ? parameter : { ...parameter, examples: [{ name: 'Example', value: short }] }
  })
  const responses = model.responses.map(response => ({
    ...response,
    contents: response.contents.map(content => withShortChoices(content, BODY)),
  }))
  return { ...withShortBody(model, BODY), parameters, responses }
}
