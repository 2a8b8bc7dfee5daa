import type { ReactNode } from 'react'
import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import type { ChangeOptions } from './model.ts'
import type { FieldSchema } from './schema.ts'

/** What a row knows of the value it edits and of its place in the form. */
export interface RowProps {
  readonly path: JsonPath
  readonly schema: FieldSchema
  /** What the file holds; `undefined` where the key is absent. */
  readonly value: unknown
  readonly label: string
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  readonly set: (value: unknown, options?: ChangeOptions) => void
  /** Draws the field of a value inside this one. */
  readonly inside: (step: string | number, schema: FieldSchema) => ReactNode
}
