import json from './docs.schema.json' with { type: 'json' }
import newerJson from './newer.schema.json' with { type: 'json' }

/** The two forms of docs.json: `navigation` is a list in the older one, an object in the newer one. */
export type SettingsForm = 'older' | 'newer'

/** What a value of docs.json is besides its JSON type: forms choose their field by it, checks their rule. */
export type ValueKind =
  | 'address'
  | 'color'
  | 'icon'
  | 'image'
  | 'link'
  | 'openapi'
  | 'page'
  | 'prefix'
  | 'version'

/** The part of JSON Schema that the description of docs.json uses, with additional keywords (`x-…`). */
export interface Schema {
  readonly $schema?: string | undefined
  readonly $ref?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly type?: string | undefined
  readonly properties?: Readonly<Record<string, Schema>> | undefined
  /** The value of every other property; without it, other properties are unknown. */
  readonly additionalProperties?: Schema | undefined
  readonly required?: readonly string[] | undefined
  readonly items?: Schema | undefined
  readonly minItems?: number | undefined
  readonly minLength?: number | undefined
  readonly pattern?: string | undefined
  readonly enum?: readonly string[] | undefined
  readonly const?: string | undefined
  readonly oneOf?: readonly Schema[] | undefined
  readonly if?: Schema | undefined
  readonly then?: Schema | undefined
  readonly else?: Schema | undefined
  readonly default?: unknown
  readonly examples?: readonly unknown[] | undefined
  readonly definitions?: Readonly<Record<string, Schema>> | undefined
  /** A {@link ValueKind}. */
  readonly 'x-kind'?: string | undefined
  /** A rule that needs more than one value; see `rules.ts`. */
  readonly 'x-rule'?: string | undefined
  /** The severity of a missing required value; an error by default. */
  readonly 'x-missing'?: string | undefined
  /** What a fix writes if the value is missing but required. */
  readonly 'x-fill'?: unknown
  /** Real files have it although the specification does not. */
  readonly 'x-beyond-spec'?: boolean | undefined
  /** Forms show it only where it is set, or on demand. */
  readonly 'x-rare'?: boolean | undefined
  /** Accepted with any type and kept as it is; nothing reads it. */
  readonly 'x-kept'?: boolean | undefined
}

/** The description of docs.json: types, forms, checks, completion and the handbook all use it. */
export const docsSchema: Schema = json

/** The description of docs.json in the newer form, whose `navigation` has a grammar of its own. */
export const newerSchema: Schema = newerJson

/** The description of docs.json by form. */
export const schemas: Readonly<Record<SettingsForm, Schema>> = { older: docsSchema, newer: newerSchema }

const own = <T>(map: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  map !== undefined && Object.hasOwn(map, key) ? map[key] : undefined

/** The start of a reference; the rest is a name in `definitions`. */
export const DEFINITIONS = '#/definitions/'

/** Returns the definition that a reference names; both forms have names of their own. */
export function definitionOf(reference: string): Schema | undefined {
  const name = reference.slice(DEFINITIONS.length)
  return own(docsSchema.definitions, name) ?? own(newerSchema.definitions, name)
}

const resolved = new WeakMap<Schema, Schema>()
const branches = new WeakMap<Schema, readonly Schema[]>()

/**
 * Returns the schema that `schema` refers to, with the keywords next to the reference applied; the same
 * object for the same schema.
 */
export function resolveSchema(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const known = resolved.get(schema)
  if (known) return known
  const target = definitionOf(schema.$ref) ?? {}
  const { $ref: _, ...beside } = schema
  const found = Object.keys(beside).length === 0 ? target : { ...target, ...beside }
  resolved.set(schema, found)
  return found
}

/** Returns the branches of a union, or the schema itself if it is no union; references are resolved. */
export function branchesOf(schema: Schema): readonly Schema[] {
  const known = branches.get(schema)
  if (known) return known
  const one = resolveSchema(schema)
  const found = one.oneOf?.map(resolveSchema) ?? [one]
  branches.set(schema, found)
  return found
}

/**
 * Returns the schema of the property `key`, as written (a reference is not resolved); `undefined` for an
 * unknown key.
 */
export const propertyOf = (schema: Schema, key: string): Schema | undefined =>
  own(schema.properties, key) ?? schema.additionalProperties
