import { docsSchema, newerSchema, type Schema } from './schema.ts'

/** Keywords whose values are schemas by name. */
const NAMED = ['properties', 'definitions'] as const

/** Keywords whose value is a schema. */
const SINGLE = ['additionalProperties', 'items', 'if', 'then', 'else'] as const

function* textsIn(schema: Schema): Generator<string> {
  if (schema.title !== undefined) yield schema.title
  if (schema.description !== undefined) yield schema.description
  for (const keyword of NAMED) {
    for (const inner of Object.values(schema[keyword] ?? {})) yield* textsIn(inner)
  }
  for (const keyword of SINGLE) {
    const inner = schema[keyword]
    if (inner) yield* textsIn(inner)
  }
  for (const branch of schema.oneOf ?? []) yield* textsIn(branch)
}

/**
 * Returns every title and description of both schemas of docs.json, each once. The schemas are their English catalog:
 * each text is its own key in `schema.json` of the other languages.
 */
export const schemaTexts = (): ReadonlySet<string> =>
  new Set([...textsIn(docsSchema), ...textsIn(newerSchema)])
