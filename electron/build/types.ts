import { compile } from 'json-schema-to-typescript'
import { docsSchema, newerSchema, type Schema } from '../../shared/config/schema/schema.ts'

const banner = (file: string) => `// Made from ${file} by \`npm run generate\`. Do not edit.`

/** Reduces a schema to what types need: no titles, no unknown keys, and only the root's own required keys. */
function plain(schema: Schema): object {
  const { type, description, $ref, items, oneOf, properties, additionalProperties } = schema
  if (schema['x-kept'] === true) return { description, tsType: 'unknown' }
  if ($ref !== undefined) return { $ref }
  return {
    description,
    ...(type && { type }),
    ...(schema.enum && { enum: schema.enum }),
    ...(items && { items: plain(items) }),
    ...(oneOf && { oneOf: oneOf.map(plain) }),
    ...(properties && { properties: plainAll(properties), additionalProperties: false }),
    ...(additionalProperties && { additionalProperties: plain(additionalProperties) }),
  }
}

const plainAll = (schemas: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, plain(schema)]))

/** Returns the text of `shared/config/schema/types.generated.ts`: one type for docs.json as it is read, one for each definition. */
export const configTypes = (): Promise<string> => typesOf(docsSchema, 'DocsConfig', 'docs.schema.json')

/** Returns the text of `shared/config/schema/newer.generated.ts`: the same for the newer form. */
export const newerTypes = (): Promise<string> => typesOf(newerSchema, 'NewerConfig', 'newer.schema.json')

async function typesOf(schema: Schema, name: string, file: string): Promise<string> {
  const definitions = Object.entries(schema.definitions ?? {})
  const named = definitions.map(([title, inner]) => [title, { ...plain(inner), title }])
  const root = {
    ...plain(schema),
    title: name,
    required: schema.required,
    definitions: Object.fromEntries(named),
  }
  const text = await compile(JSON.parse(JSON.stringify(root)), name, {
    bannerComment: banner(file),
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
