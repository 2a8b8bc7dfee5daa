import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPointer, type JsonPath } from '../../../shared/config/json/pointer.ts'
import type { RowLabels } from '../base/FieldRow.tsx'
import { type ChangeOptions, useForm } from '../base/model.ts'
import { ColorControl } from './ColorControl.tsx'
import { colorsIn } from './color.ts'

interface ColorInputProps {
  readonly path: JsonPath
  /** The purpose of the color, as the accessible name of its swatch. */
  readonly label: string
  readonly labels?: RowLabels
  /** The value in the file; may not be a color. */
  readonly value: string | undefined
  /** The color shown if the file has no value. */
  readonly fallback: string
  readonly onChange: (hex: string | undefined, options: ChangeOptions) => void
  /** Content after the field and inside the picker, such as the contrast. */
  readonly rating?: ReactNode
}

/** A color of docs.json. */
export function ColorInput({ path, onChange, ...rest }: ColorInputProps) {
  const { t } = useTranslation('fields')
  const form = useForm()
  return (
    <ColorControl
      {...rest}
      isReadOnly={form.isReadOnly}
      palettes={() => [
        { name: t('color.palette'), colors: colorsIn(form.config) },
        { name: t('color.logo'), colors: form.logoColors },
      ]}
      onChange={(hex, visit) =>
        onChange(hex, visit === undefined ? {} : { merge: `${formatPointer(path)} ${visit}` })
      }
    />
  )
}
