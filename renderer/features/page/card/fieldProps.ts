import type { NewFile } from '../../../../shared/project/base/model.ts'
import type { CardField, FieldValue } from '../../../../shared/site/writing/block-card.ts'

/** What belongs to a change besides the value. */
export interface ChangeDetails {
  /** Changes of a field with the same visit are one step. */
  readonly visit?: string
  readonly create?: readonly NewFile[]
  readonly label?: string
}

/** What every control of the card gets. */
export interface ControlProps {
  readonly file: string
  readonly field: CardField
  readonly label: string
  /** One line of help. */
  readonly about: string
  /** Sets the value, an empty text removes it; returns whether it could be written. */
  readonly set: (value: FieldValue, details?: ChangeDetails) => boolean
}

/** A value as the text of a field. */
export const textOf = (value: FieldValue | undefined): string =>
  value === undefined ? '' : typeof value === 'object' ? value.join(', ') : String(value)
