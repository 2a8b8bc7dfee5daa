import type { ReactNode } from 'react'
import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import type { ChangeOptions } from './model.ts'
import type { FieldSchema } from './schema.ts'

/** The value that a row edits, and its position in the form. */
export interface RowProps {
  readonly path: JsonPath
  readonly schema: FieldSchema
  /** The value in the file; `undefined` if the key is absent. */
  readonly value: unknown
  readonly label: string
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  readonly set: (value: unknown, options?: ChangeOptions) => void
  /** Renders the field of a nested value. */
  readonly inside: (step: string | number, schema: FieldSchema) => ReactNode
}
