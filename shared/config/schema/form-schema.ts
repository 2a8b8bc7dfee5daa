import { resolveSchema, type Schema } from './schema.ts'
import { type Section, schemaFor } from './sections.ts'

/** A schema as forms get it: it refers to nothing outside, and what is usual stands in `x-usual`. */
export interface FormSchema extends Schema {
  readonly 'x-usual'?: unknown
}

/**
 * Returns `schema` for a form: references replaced by what they name, merely kept values left out, and no
 * `default`, since a form would write it; what is usual is shown instead. Not for `navigation`, which holds itself.
 */
function formSchema(schema: Schema): FormSchema {
  const { default: usual, definitions: _, ...rest } = resolveSchema(schema)
  return {
    ...rest,
    ...(usual !== undefined && { 'x-usual': usual }),
    ...(rest.properties && { properties: shown(rest.properties) }),
    ...(rest.items && { items: formSchema(rest.items) }),
    ...(rest.oneOf && { oneOf: rest.oneOf.map(formSchema) }),
  }
}

/** Returns the form schema of a section's properties. */
export const sectionSchema = (section: Section): FormSchema => formSchema(schemaFor(section))

const shown = (properties: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, property]) => property['x-kept'] !== true)
      .map(([key, property]) => [key, formSchema(property)]),
  )
