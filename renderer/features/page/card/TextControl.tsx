import { useTranslation } from 'react-i18next'
import type { FieldValue } from '../../../../shared/site/writing/block-card.ts'
import { matching } from '../../../fields/rows/suggestions.ts'
import { ComboBox } from '../../../kit/ComboBox.tsx'
import { TextField } from '../../../kit/TextField.tsx'
import { type ControlProps, textOf } from './fieldProps.ts'
import { useTyped } from './useTyped.ts'

/** The value that a text means for this kind of attribute; undefined if it means none. */
function valueIn(kind: string, text: string): FieldValue | undefined {
  if (text === '') return ''
  if (kind === 'list')
    return text
      .split(',')
      .map(item => item.trim())
      .filter(item => item !== '')
  if (kind !== 'number') return text
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined
}

/** A line of text, a number or a list; frequent values are suggested. */
export function TextControl({ field, label, about, set }: ControlProps) {
  const { t } = useTranslation('card')
  const { kind, values = [] } = field.described
  const { isRefused, ...typed } = useTyped(textOf(field.value), (text, visit) => {
    const value = valueIn(kind, text)
    return value !== undefined && set(value, { visit })
  })
  const shared = {
    ...typed,
    label,
    description: kind === 'list' ? t('list', { about }) : about,
    ...(isRefused && { error: t(kind === 'number' ? 'noNumber' : 'refused') }),
  }
  if (values.length === 0)
    return <TextField {...shared} {...(kind === 'number' && { inputMode: 'decimal' })} />
  const choices = values.map(id => ({ id, label: id }))
  return <ComboBox {...shared} choices={matching(choices, typed.value)} />
}
