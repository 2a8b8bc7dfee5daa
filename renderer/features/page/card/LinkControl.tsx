import { useTranslation } from 'react-i18next'
import { ComboBox } from '../../../kit/ComboBox.tsx'
import { type ControlProps, textOf } from './fieldProps.ts'
import { useLinkTargets } from './useLinkTargets.ts'
import { useTyped } from './useTyped.ts'

/** A link: to a page or a heading, which are suggested, or anywhere else. */
export function LinkControl({ file, field, label, about, set }: ControlProps) {
  const { t } = useTranslation('card')
  const { isRefused, ...typed } = useTyped(textOf(field.value), (text, visit) => set(text, { visit }))
  const choices = useLinkTargets(file, typed.value)
  return (
    <ComboBox
      {...typed}
      label={label}
      description={about}
      {...(isRefused && { error: t('refused') })}
      choices={choices}
      code
      empty={t('noTargets')}
    />
  )
}
