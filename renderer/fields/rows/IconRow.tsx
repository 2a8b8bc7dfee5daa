import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { useForm } from '../base/model.ts'
import type { RowProps } from '../base/row.ts'
import { defaultText } from '../base/schema.ts'
import { useDraft } from '../base/useDraft.ts'
import { ValueRow } from '../base/ValueRow.tsx'
import { isText, valueAt } from '../base/values.ts'
import { IconInput } from '../icons/IconInput.tsx'

/** An icon by its name, in the weight set next to it. */
export function IconRow(row: RowProps) {
  const { path, schema, value, label, isReadOnly, set } = row
  const { config } = useForm()
  const weight = valueAt(config, [...path.slice(0, -1), 'iconType'])
  const draft = useDraft(isText(value) ? value : '', (typed, session) =>
    set(typed === '' ? undefined : typed, { merge: `${formatPointer(path)} ${session}` }),
  )
  return (
    <ValueRow row={row}>
      {labels => (
        <IconInput
          {...draft}
          label={label}
          labels={labels}
          weight={isText(weight) ? weight : undefined}
          placeholder={defaultText(schema)}
          isReadOnly={isReadOnly}
        />
      )}
    </ValueRow>
  )
}
