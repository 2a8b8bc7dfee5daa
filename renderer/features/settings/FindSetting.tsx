import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { sections } from '../../../shared/config/schema/sections.ts'
import { useSite } from '../../host/scope/site.ts'
import { reveal } from '../../host/session/reveal.ts'
import { useConfig } from '../../host/site/config.ts'
import { ComboBox } from '../../kit/ComboBox.tsx'
import { localize } from '../../messages/localize.ts'
import { allSettings, matchingSettings } from './allSettings.ts'

/** Finds a setting in any section by its label or its key, and goes to it. Its long list is not drawn again when its surroundings change. */
export const FindSetting = memo(function FindSetting() {
  const { i18n } = useTranslation()
  return <Finder key={i18n.language} />
})

/** In one language. */
function Finder() {
  const site = useSite()
  const { t } = useTranslation('settings')
  const [text, setText] = useState('')
  const form = useConfig(({ reading }) => reading.form)
  const settings = useMemo(() => allSettings(sections[form]), [form])
  const choices = matchingSettings(settings, text).map(({ key, title, section }) => ({
    id: key,
    label: title,
    note: localize(section.title),
  }))
  return (
    <ComboBox
      aria-label={t('find')}
      placeholder={t('find')}
      choices={choices}
      value={text}
      empty={t('findNothing')}
      onChange={setText}
      onChoose={key => {
        setText('')
        reveal(site, { file: CONFIG_FILE, pointer: `/${key.replaceAll('.', '/')}` })
      }}
    />
  )
}
