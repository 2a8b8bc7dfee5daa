import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { isObject } from '../../../shared/config/json/value.ts'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { fallbackOf } from '../base/colorRoles.ts'
import { FieldRow } from '../base/FieldRow.tsx'
import { useForm } from '../base/model.ts'
import styles from '../base/Pair.module.css'
import type { RowProps } from '../base/row.ts'
import { gradientOf, solidOf } from '../base/unions.ts'
import { own } from '../base/values.ts'
import { RatedColor } from './ColorRow.tsx'

const ENDS = ['from', 'to'] as const

/** One color or a gradient. Switching between them keeps the value of the other. */
export function ModeColorsRow({ path, schema, value, label, set, isReadOnly }: RowProps) {
  const { t } = useTranslation('fields')
  const form = useForm()
  const [other, setOther] = useState<unknown>()
  const isGradient = isObject(value)
  const convert = (to: 'solid' | 'gradient') => {
    setOther(value)
    set(to === 'solid' ? solidOf(value) : gradientOf(value, other, fallbackOf(form.config, path)))
  }
  return (
    <FieldRow path={path} label={label} help={schema.description}>
      {labels => (
        <div className={styles.stack}>
          <SegmentedChoice
            label={t('paint.kind', { what: label })}
            size="small"
            segments={[
              { id: 'solid', label: t('paint.solid') },
              { id: 'gradient', label: t('paint.gradient') },
            ]}
            value={isGradient ? 'gradient' : 'solid'}
            onChange={convert}
            isDisabled={isReadOnly}
          />
          {!isGradient && <RatedColor path={path} label={label} labels={labels} value={value} set={set} />}
          {isGradient && (
            <div className={styles.pair}>
              {ENDS.map(end => (
                <div key={end} className={styles.part} data-pointer={formatPointer([...path, end])}>
                  <span className={styles.label}>{t(`paint.${end}`)}</span>
                  <RatedColor
                    path={[...path, end]}
                    label={t(`paint.${end}`)}
                    value={own(value, end)}
                    set={(hex, options) => set({ ...value, [end]: hex }, options)}
                  />
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </FieldRow>
  )
}
