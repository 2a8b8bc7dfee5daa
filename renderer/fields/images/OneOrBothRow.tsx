import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isObject } from '../../../shared/config/json/value.ts'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { FieldRow } from '../base/FieldRow.tsx'
import styles from '../base/Pair.module.css'
import type { RowProps } from '../base/row.ts'
import { pairOf, singleOf } from '../base/unions.ts'
import { isText } from '../base/values.ts'
import { ImageInput } from './ImageInput.tsx'

type Form = 'one' | 'both'

/** One image, or one for each mode. Switching between them keeps the value of the other form. */
export function OneOrBothRow({ path, schema, value, label, set, isReadOnly, inside }: RowProps) {
  const { t } = useTranslation('fields')
  const isLogo = path[0] === 'logo'
  const [other, setOther] = useState<unknown>()
  const [choice, setChoice] = useState<Form>('one')
  const form: Form = value === undefined ? choice : isObject(value) ? 'both' : 'one'
  const convert = (to: Form) => {
    setChoice(to)
    setOther(value)
    if (value !== undefined) set(to === 'one' ? singleOf(value) : pairOf(value, other))
  }
  const branch = schema.oneOf?.find(one => one.type === 'object')
  return (
    <>
      <FieldRow path={path} label={label} help={schema.description} hasRowsInside={form === 'both'}>
        {labels => (
          <div className={styles.stack}>
            <SegmentedChoice
              label={isLogo ? t('logo.form') : t('images.form', { what: label })}
              segments={[
                { id: 'one', label: t(isLogo ? 'logo.one' : 'images.one') },
                { id: 'both', label: t('logo.both') },
              ]}
              value={form}
              onChange={convert}
              isDisabled={isReadOnly}
            />
            {form === 'one' && (
              <ImageInput
                path={path}
                label={label}
                labels={labels}
                value={isText(value) ? value : undefined}
                example={schema.examples?.find(isText)}
                modes={['light', 'dark']}
                onChange={set}
              />
            )}
          </div>
        )}
      </FieldRow>
      {form === 'both' &&
        Object.entries(branch?.properties ?? {}).map(([key, property]) => inside(key, property))}
    </>
  )
}
