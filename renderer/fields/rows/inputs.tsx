import type { ComponentType } from 'react'
import { isList } from '../../../shared/config/json/value.ts'
import type { RowLabels } from '../base/FieldRow.tsx'
import type { RowProps } from '../base/row.ts'
import { type FieldSchema, kindOf } from '../base/schema.ts'
import { ListEditor } from '../lists/ListEditor.tsx'
import { IconTextInput } from './IconRow.tsx'
import { SuggestInput } from './SuggestInput.tsx'
import { TextInput } from './TextRow.tsx'

/** What the control of a value gets. */
export type InputProps = RowProps & { readonly labels: RowLabels }

const List = (props: InputProps) => <ListEditor {...props} items={isList(props.value) ? props.value : []} />

/** The control for one form of a value; `undefined` for an object, whose keys have rows of their own. */
export function inputOf(schema: FieldSchema): ComponentType<InputProps> | undefined {
  if (schema.type === 'object') return undefined
  if (schema.type === 'array') return List
  const kind = kindOf(schema)
  if (kind === 'icon') return IconTextInput
  return kind === undefined || schema.enum ? TextInput : SuggestInput
}
