import { formatPointer } from '../../../shared/config/json/pointer.ts'
import type { RowLabels } from '../base/FieldRow.tsx'
import { useForm } from '../base/model.ts'
import type { RowProps } from '../base/row.ts'
import { defaultText } from '../base/schema.ts'
import { useDraft } from '../base/useDraft.ts'
import { ValueRow } from '../base/ValueRow.tsx'
import { isText, valueAt } from '../base/values.ts'
import { IconInput } from '../icons/IconInput.tsx'

/** An icon by its name, in the weight set next to it. */
export function IconRow(row: RowProps) {
  return <ValueRow row={row}>{labels => <IconTextInput {...row} labels={labels} />}</ValueRow>
}

/** The control of an icon. */
export function IconTextInput(props: RowProps & { readonly labels: RowLabels }) {
  const { path, schema, value, label, labels, isReadOnly, set } = props
  const { config } = useForm()
  const around = path.slice(0, -1)
  const weight = valueAt(config, [...around, 'iconType']) ?? valueAt(config, [...around, 'style'])
  const draft = useDraft(isText(value) ? value : '', (typed, session) =>
    set(typed === '' ? undefined : typed, { merge: `${formatPointer(path)} ${session}` }),
  )
  return (
    <IconInput
      {...draft}
      label={label}
      labels={labels}
      weight={isText(weight) ? weight : undefined}
      placeholder={defaultText(schema)}
      isReadOnly={isReadOnly}
    />
  )
}
