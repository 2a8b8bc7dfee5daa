import type { FormSchema } from '../../../shared/config/schema/form-schema.ts'
import { localize } from '../../messages/localize.ts'

type Named = Readonly<Record<string, FormSchema>>

const each = (named: Named): Named =>
  Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, localSchema(schema)]))

/** Schemas that are in the language of the window already: a row gives parts of its own to the rows inside it. */
const local = new WeakSet<FormSchema>()

/** Returns a schema whose titles and descriptions are in the language of the window. */
export function localSchema(schema: FormSchema): FormSchema {
  if (local.has(schema)) return schema
  const made = translated(schema)
  local.add(made)
  return made
}

function translated(schema: FormSchema): FormSchema {
  const { title, description, properties, definitions, items, additionalProperties, oneOf } = schema
  const values = schema['x-values']
  return {
    ...schema,
    ...(title !== undefined && { title: localize({ english: title }) }),
    ...(description !== undefined && { description: localize({ english: description }) }),
    ...(properties && { properties: each(properties) }),
    ...(definitions && { definitions: each(definitions) }),
    ...(items && { items: localSchema(items) }),
    ...(additionalProperties && { additionalProperties: localSchema(additionalProperties) }),
    ...(values && { 'x-values': localSchema(values) }),
    ...(oneOf && { oneOf: oneOf.map(localSchema) }),
  }
}
