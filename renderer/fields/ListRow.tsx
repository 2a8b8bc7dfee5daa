import { FieldRow } from './FieldRow.tsx'
import { ListEditor } from './ListEditor.tsx'
import type { RowProps } from './row.ts'
import { isList } from './values.ts'

/** A list: its items in rows, the open one edited below them. */
export function ListRow(props: RowProps) {
  return (
    <FieldRow path={props.path} label={props.label} help={props.schema.description} hasRowsInside isWide>
      {() => <ListEditor {...props} items={isList(props.value) ? props.value : []} />}
    </FieldRow>
  )
}
