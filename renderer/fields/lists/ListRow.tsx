import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { isList } from '../../../shared/config/json/value.ts'
import { FieldRow } from '../base/FieldRow.tsx'
import { useForm } from '../base/model.ts'
import type { RowProps } from '../base/row.ts'
import { DivisionBadges } from '../divisions/DivisionBadges.tsx'
import { ListEditor } from './ListEditor.tsx'

/** A list: its items in rows, with the open one edited below them. Tabs and anchors show their contents. */
export function ListRow(props: RowProps) {
  const { path, label, schema, value } = props
  const { marks } = useForm()
  const note = (index: number) => {
    const mark = marks.get(formatPointer([...path, index]))
    return mark && <DivisionBadges mark={mark} />
  }
  return (
    <FieldRow path={path} label={label} help={schema.description} hasRowsInside isWide>
      {() => <ListEditor {...props} items={isList(value) ? value : []} note={note} />}
    </FieldRow>
  )
}
