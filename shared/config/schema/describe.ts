import type { SchemaText, Text } from '../../messages/message.ts'
import type { JsonPath } from '../json/pointer.ts'
import { branchesOf, docsSchema, propertyOf, resolveSchema, type Schema } from './schema.ts'

/** The description of one value of docs.json, for people. */
interface Description {
  /** Plain words: “Accent on light pages”. */
  readonly title: SchemaText
  readonly description: SchemaText
  readonly default?: unknown
  readonly examples: readonly unknown[]
  /** The allowed values, if they are limited. */
  readonly choices?: readonly string[]
  /** Real files have it although the specification does not. */
  readonly isBeyondSpec: boolean
  /** It is kept as it is; nothing reads it. */
  readonly isKept: boolean
}

/** Returns the schema of the value at `path` in a file with the schema `root`, with references resolved; `undefined` if none is known. */
export function schemaAt(path: JsonPath, root: Schema = docsSchema): Schema | undefined {
  let schema: Schema | undefined = root
  for (const step of path) {
    const branches: readonly Schema[] = branchesOf(schema)
    schema = branches.map(branch => inside(branch, step)).find(found => found !== undefined)
    if (schema === undefined) return undefined
  }
  return resolveSchema(schema)
}

const inside = (schema: Schema, step: string | number): Schema | undefined =>
  typeof step === 'number' ? schema.items : propertyOf(schema, step)

/** Returns the description of the value at `path`; `undefined` for a key that the schema does not know. */
export function describeAt(path: JsonPath, root: Schema = docsSchema): Description | undefined {
  const schema = schemaAt(path, root)
  if (schema?.title === undefined) return undefined
  return {
    title: { english: schema.title },
    description: { english: schema.description ?? '' },
    ...('default' in schema ? { default: schema.default } : {}),
    examples: schema.examples ?? [],
    ...(schema.enum ? { choices: schema.enum } : {}),
    isBeyondSpec: schema['x-beyond-spec'] === true,
    isKept: schema['x-kept'] === true,
  }
}

/** Returns the path of a value in plain words: those of `Anchors › 2 › Color`; unknown keys stay as they are. */
export function labelOf(path: JsonPath, root: Schema = docsSchema): readonly Text[] {
  return path.map((step, index) =>
    typeof step === 'number' ? `${step + 1}` : (describeAt(path.slice(0, index + 1), root)?.title ?? step),
  )
}
