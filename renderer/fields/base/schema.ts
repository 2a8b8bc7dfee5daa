import { isList, isObject } from '../../../shared/config/json/value.ts'
import type { FormSchema } from '../../../shared/config/schema/form-schema.ts'
import type { Schema, ValueKind } from '../../../shared/config/schema/schema.ts'
import { isText } from './values.ts'

/** The schema of a row. */
export type FieldSchema = FormSchema

export const defaultOf = (schema: FieldSchema): unknown => schema['x-default']

/** The default as text for a placeholder. */
export function defaultText(schema: FieldSchema): string | undefined {
  const usual = defaultOf(schema)
  return isText(usual) && usual !== '' ? usual : undefined
}

export const kindOf = (schema: Schema): ValueKind | undefined => KINDS.find(kind => kind === schema['x-kind'])

const KINDS: readonly ValueKind[] = ['color', 'icon', 'image', 'link', 'openapi', 'page', 'prefix', 'version']

const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isText,
  boolean: value => typeof value === 'boolean',
  number: value => typeof value === 'number',
  integer: Number.isInteger,
  array: isList,
  object: isObject,
}

/** Whether `value` has the JSON type of `schema` or of one of its branches. */
export const fits = (schema: Schema, value: unknown): boolean =>
  schema.oneOf ? schema.oneOf.some(branch => fits(branch, value)) : (FITS[schema.type ?? '']?.(value) ?? true)

/** The branch of a union with the type of `value`, or else the first one. */
export const branchFor = (schema: Schema, value: unknown): Schema =>
  schema.oneOf?.find(branch => fits(branch, value)) ?? schema.oneOf?.[0] ?? schema
