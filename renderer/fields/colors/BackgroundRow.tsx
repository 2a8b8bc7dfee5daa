import { useTranslation } from 'react-i18next'
import { formatPointer } from '../../../shared/config/json/pointer.ts'
import { isObject } from '../../../shared/config/json/value.ts'
import { fallbackOf } from '../base/colorRoles.ts'
import { FieldRow } from '../base/FieldRow.tsx'
import { type ChangeOptions, useForm } from '../base/model.ts'
import styles from '../base/Pair.module.css'
import type { RowProps } from '../base/row.ts'
import { isText, own } from '../base/values.ts'
import { ColorInput } from './ColorInput.tsx'
import { counterpart, readColor } from './color.ts'

const MODES = ['light', 'dark'] as const

/** The page's background in both modes. Both are written together: one without the other is not valid. */
export function BackgroundRow({ path, schema, value, label, set }: RowProps) {
  const { t } = useTranslation('fields')
  const form = useForm()
  const before = isObject(value) ? value : {}
  const change = (mode: 'light' | 'dark', hex: string | undefined, options: ChangeOptions) => {
    if (hex === undefined) return set(undefined, options)
    const otherMode = mode === 'light' ? 'dark' : 'light'
    const other = own(before, otherMode)
    set({ ...before, [mode]: hex, [otherMode]: other ?? companion(hex) }, options)
  }
  return (
    <FieldRow path={path} label={label} help={schema.description}>
      {() => (
        <div className={styles.pair}>
          {MODES.map(mode => {
            const color = own(before, mode)
            return (
              <div key={mode} className={styles.part} data-pointer={formatPointer([...path, mode])}>
                <span className={styles.label}>{t(`mode.${mode}`)}</span>
                <ColorInput
                  path={[...path, mode]}
                  label={t(`color.background.${mode}`)}
                  value={isText(color) ? color : undefined}
                  fallback={fallbackOf(form.config, [...path, mode])}
                  onChange={(hex, options) => change(mode, hex, options)}
                />
              </div>
            )
          })}
        </div>
      )}
    </FieldRow>
  )
}

/** The background of the other mode for a first `hex`: same hue, opposite lightness. */
const companion = (hex: string): string => counterpart(readColor(hex) ?? hex)
