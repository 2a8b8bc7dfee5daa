import { useTranslation } from 'react-i18next'
import { useProject } from '../host/site/project.ts'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import styles from './IndexProgress.module.css'

/** The progress of reading the pages. */
export function IndexProgress() {
  const { t } = useTranslation('shell')
  const project = useProject()
  if (!project || project.indexed >= project.total) return null
  const { indexed, total } = project
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={t('indexing')}
        value={indexed / total}
        valueLabel={t('indexed', { indexed, total })}
      />
    </div>
  )
}
