import { compile } from 'json-schema-to-typescript'
import { docsSchema, type Schema } from '../../shared/config/schema/schema.ts'

const BANNER = '// Made from docs.schema.json by `npm run generate`. Do not edit.'
const ROOT = 'DocsConfig'

/** Reduces a schema to what types need: no titles, no unknown keys, and only the root's own required keys. */
function plain(schema: Schema): object {
  const { type, description, $ref, items, oneOf, properties } = schema
  if (schema['x-kept'] === true) return { description, tsType: 'unknown' }
  if ($ref !== undefined) return { $ref, description }
  return {
    description,
    ...(type && { type }),
    ...(schema.enum && { enum: schema.enum }),
    ...(items && { items: plain(items) }),
    ...(oneOf && { oneOf: oneOf.map(plain) }),
    ...(properties && { properties: plainAll(properties), additionalProperties: false }),
  }
}

const plainAll = (schemas: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, plain(schema)]))

/** Returns the text of `shared/config/schema/types.generated.ts`: one type for docs.json as it is read, one for each definition. */
export async function configTypes(): Promise<string> {
  const definitions = Object.entries(docsSchema.definitions ?? {})
  const named = definitions.map(([name, schema]) => [name, { ...plain(schema), title: name }])
  const root = {
    ...plain(docsSchema),
    title: ROOT,
    required: docsSchema.required,
    definitions: Object.fromEntries(named),
  }
  const text = await compile(JSON.parse(JSON.stringify(root)), ROOT, {
    bannerComment: BANNER,
    unreachableDefinitions: true,
    additionalProperties: false,
    style: { semi: false, singleQuote: true, printWidth: 110 },
  })
  return tidy(text)
}

const tidy = (text: string): string =>
  text
    .replace(/ \*\n \* This interface was referenced by .*\n.*\n/g, '')
    .replace(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
    .replace(/^( +)(['\w$-]+\??: )/gm, '$1readonly $2')
    .replace(/([\w]+|\([^()]*\))\[\]/g, 'readonly $1[]')
