import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../host/scope/app-window.ts'
import { openHandbook } from '../../host/view/handbook.ts'
import { IconButton } from '../../kit/IconButton.tsx'

interface HelpButtonProps {
  /** The place in the handbook that explains the setting. */
  readonly place: string
  /** The name of the setting. */
  readonly what: string
}

/** Opens what the handbook says about a setting. It is left out of the order of Tab: F1 does the same from every control. */
export function HelpButton({ place, what }: HelpButtonProps) {
  const app = useApp()
  const { t } = useTranslation('fields')
  return (
    <IconButton
      label={t('whatIs', { what })}
      tooltip={t('whatIsThis')}
      keys="F1"
      icon={<CircleHelp />}
      size="small"
      faint
      excludeFromTabOrder
      onPress={() => openHandbook(app, place)}
    />
  )
}
