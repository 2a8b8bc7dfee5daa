import { useTranslation } from 'react-i18next'
import { useConfig } from '../../../host/site/config.ts'
import { SHOWN_CHARACTERS } from './appearance.ts'
import styles from './Frontmatter.module.css'

/** How much of a text search results show; the window title ends with the name of the site. */
export function CharacterCount({
  text,
  most,
}: {
  readonly text: string
  readonly most: keyof typeof SHOWN_CHARACTERS
}) {
  const { t } = useTranslation('frontmatter')
  const site = useConfig(({ reading }) => reading.value.name)?.trim() ?? ''
  if (text === '') return null
  const count = text.length + (most === 'title' && site !== '' && site !== text ? site.length + 3 : 0)
  const isLong = count > SHOWN_CHARACTERS[most]
  return (
    <span className={isLong ? styles.long : undefined}>
      {t(isLong ? 'tooLong' : `count.${most}`, { count, most: SHOWN_CHARACTERS[most] })}
    </span>
  )
}
