import { useTranslation } from 'react-i18next'
import { useApp } from '../../host/scope/app-window.ts'
import { SYSTEM_LANGUAGE, setLanguage, useChosenLanguage } from '../../host/view/language.ts'
import { Select } from '../../kit/Select.tsx'
import { languages, systemLanguage } from '../../messages/messages.ts'

/** A choice of the language of the window: that of the system, or one by the name that its speakers use. */
export function LanguageChoice() {
  const app = useApp()
  const { t } = useTranslation('language')
  const choice = useChosenLanguage(state => state.choice)
  const system = { id: SYSTEM_LANGUAGE, label: t('system', { name: systemLanguage().name }) }
  const named = languages.map(({ code, name }) => ({ id: code, label: name }))
  return (
    <Select
      label={t('title')}
      choices={[system, ...named]}
      value={choice}
      onChange={id => setLanguage(app, id)}
    />
  )
}
