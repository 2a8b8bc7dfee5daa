import type { RJSFSchema } from '@rjsf/utils'
import type { FieldSchema } from './base/schema.ts'

/** Our schema, from the type of the forms library. */
export const fromLibrary = (schema: RJSFSchema): FieldSchema => schema as FieldSchema

/** Our schema, in the type of the forms library. */
export const forLibrary = (schema: FieldSchema): RJSFSchema => schema as RJSFSchema
