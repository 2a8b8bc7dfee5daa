import type { RJSFSchema } from '@rjsf/utils'
import type { FieldSchema } from './base/schema.ts'

/** Our own schema, as the forms library hands it back. */
export const fromLibrary = (schema: RJSFSchema): FieldSchema => schema as FieldSchema

/** Our own schema, as the forms library takes it. */
export const forLibrary = (schema: FieldSchema): RJSFSchema => schema as RJSFSchema
