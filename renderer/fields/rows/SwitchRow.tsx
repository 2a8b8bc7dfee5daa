import { useTranslation } from 'react-i18next'
import { Switch } from '../../kit/Switch.tsx'
import { lowerFirst } from '../base/labels.ts'
import type { RowProps } from '../base/row.ts'
import { defaultOf } from '../base/schema.ts'
import { ValueRow } from '../base/ValueRow.tsx'

export function SwitchRow(row: RowProps) {
  const { schema, value, label, isReadOnly, set } = row
  const { t } = useTranslation('fields')
  return (
    <ValueRow row={row}>
      {labels => (
        <Switch
          {...labels}
          isSelected={(value ?? defaultOf(schema)) === true}
          isDisabled={isReadOnly}
          onChange={isOn =>
            set(isOn, { label: t(isOn ? 'undo.turnOn' : 'undo.turnOff', { what: lowerFirst(label) }) })
          }
        />
      )}
    </ValueRow>
  )
}
