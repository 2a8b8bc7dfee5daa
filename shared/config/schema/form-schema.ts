import { resolveSchema, type Schema } from './schema.ts'
import { type Section, schemaFor } from './sections.ts'

/**
 * A schema for forms: it has no references, its default is in `x-default`, and the schema of values under keys
 * that people choose is in `x-values`: the library of the forms would treat them otherwise.
 */
export interface FormSchema extends Schema {
  readonly 'x-default'?: unknown
  readonly 'x-values'?: FormSchema
}

/**
 * Returns `schema` for a form: references are resolved, unused values removed, and `default` is renamed,
 * since a form would write it instead of showing it. Not for `navigation`, which contains itself.
 */
function formSchema(schema: Schema): FormSchema {
  const {
    default: defaultValue,
    definitions: _,
    additionalProperties: values,
    ...rest
  } = resolveSchema(schema)
  return {
    ...rest,
    ...(defaultValue !== undefined && { 'x-default': defaultValue }),
    ...(values && { 'x-values': formSchema(values) }),
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
