import { useTranslation } from 'react-i18next'
import { Switch } from '../ui/Switch.tsx'
import { FieldRow } from './FieldRow.tsx'
import type { RowProps } from './row.ts'
import { usualOf } from './schema.ts'
import { lowerFirst } from './words.ts'

export function SwitchRow({ path, schema, value, label, isRequired, isReadOnly, set }: RowProps) {
  const { t } = useTranslation('fields')
  return (
    <FieldRow
      path={path}
      label={label}
      help={schema.description}
      isDefault={usualOf(schema) !== undefined}
      isRequired={isRequired}
    >
      {labels => (
        <Switch
          {...labels}
          isSelected={(value ?? usualOf(schema)) === true}
          isDisabled={isReadOnly}
          onChange={isOn =>
            set(isOn, { label: t(isOn ? 'undo.turnOn' : 'undo.turnOff', { what: lowerFirst(label) }) })
          }
        />
      )}
    </FieldRow>
  )
}
