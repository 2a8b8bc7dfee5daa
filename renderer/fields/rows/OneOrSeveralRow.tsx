import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isList } from '../../../shared/config/json/value.ts'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { FieldRow } from '../base/FieldRow.tsx'
import styles from '../base/Pair.module.css'
import type { RowProps } from '../base/row.ts'
import { firstOf, severalOf } from '../base/unions.ts'
import { ListEditor } from '../lists/ListEditor.tsx'
import { SuggestInput } from './SuggestInput.tsx'

type Form = 'one' | 'several'

/** A text or a list of texts. Switching to one text keeps the others for switching back. */
export function OneOrSeveralRow(props: RowProps) {
  const { path, schema, value, label, set, isReadOnly } = props
  const { t } = useTranslation('fields')
  const [other, setOther] = useState<unknown>()
  const [choice, setChoice] = useState<Form>('one')
  const form: Form = value === undefined ? choice : isList(value) ? 'several' : 'one'
  const convert = (to: Form) => {
    setChoice(to)
    setOther(value)
    if (value !== undefined) set(to === 'one' ? firstOf(value) : severalOf(value, other))
  }
  const single = schema.oneOf?.find(branch => branch.type === 'string') ?? schema
  return (
    <FieldRow
      path={path}
      label={label}
      help={schema.description}
      isWide={form === 'several'}
      hasRowsInside={form === 'several'}
    >
      {labels => (
        <div className={styles.stack}>
          <SegmentedChoice
            label={t('several.form', { what: label })}
            size="small"
            segments={[
              { id: 'one', label: t('several.one') },
              { id: 'several', label: t('several.several') },
            ]}
            value={form}
            onChange={convert}
            isDisabled={isReadOnly}
          />
          {form === 'several' ? (
            <ListEditor {...props} items={isList(value) ? value : []} />
          ) : (
            <SuggestInput
              path={path}
              schema={single}
              value={value}
              labels={labels}
              set={set}
              isReadOnly={isReadOnly}
            />
          )}
        </div>
      )}
    </FieldRow>
  )
}
