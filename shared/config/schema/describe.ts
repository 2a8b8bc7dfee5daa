import type { JsonPath } from '../json/pointer.ts'
import { branchesOf, docsSchema, propertyOf, resolveSchema, type Schema } from './schema.ts'

/** What is known of one value of docs.json, for people. */
export interface Description {
  /** Human words: “Accent on light pages”. */
  readonly title: string
  readonly description: string
  readonly default?: unknown
  readonly examples: readonly unknown[]
  /** The words to choose from, where there is a choice. */
  readonly choices?: readonly string[]
  /** Real files have it, the specification does not. */
  readonly isBeyondSpec: boolean
  /** Kept as it is; nothing reads it. */
  readonly isKept: boolean
}

/** Returns the schema of the value at `path` as written in its place, its reference resolved; `undefined` where none is known. */
export function schemaAt(path: JsonPath): Schema | undefined {
  let schema: Schema | undefined = docsSchema
  for (const step of path) {
    const branches: readonly Schema[] = branchesOf(schema)
    schema = branches.map(branch => inside(branch, step)).find(found => found !== undefined)
    if (schema === undefined) return undefined
  }
  return resolveSchema(schema)
}

const inside = (schema: Schema, step: string | number): Schema | undefined =>
  typeof step === 'number' ? schema.items : propertyOf(schema, step)

/** Returns what is known of the value at `path`; `undefined` for a key that the schema does not know. */
export function describeAt(path: JsonPath): Description | undefined {
  const schema = schemaAt(path)
  if (schema?.title === undefined) return undefined
  return {
    title: schema.title,
    description: schema.description ?? '',
    ...('default' in schema ? { default: schema.default } : {}),
    examples: schema.examples ?? [],
    ...(schema.enum ? { choices: schema.enum } : {}),
    isBeyondSpec: schema['x-beyond-spec'] === true,
    isKept: schema['x-kept'] === true,
  }
}

/** Returns the way to a value in human words, `Anchors › 2 › Colour`; keys that are not known stand as they are. */
export function labelOf(path: JsonPath): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `${step + 1}` : (describeAt(path.slice(0, index + 1))?.title ?? step),
    )
    .join(' › ')
}
