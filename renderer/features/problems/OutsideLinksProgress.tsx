import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import styles from './Problems.module.css'
import { useOutsideLinks } from './useOutsideLinks.ts'

/** The progress of the check of external links, and a button to stop it. */
export function OutsideLinksProgress() {
  const { t } = useTranslation('problems')
  const { progress, stop } = useOutsideLinks()
  if (!progress) return null
  const { done, total } = progress
  return (
    <div className={styles.asking}>
      <ProgressBar
        label={total === 0 ? t('externalLinks.begins') : t('externalLinks.progress', { done, total })}
        {...(total > 0 && { value: done / total })}
      />
      <Button size="small" onPress={stop}>
        {t('externalLinks.stop')}
      </Button>
    </div>
  )
}
