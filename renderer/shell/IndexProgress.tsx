import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ProjectState } from '../../shared/project/base/model.ts'
import { notifyError } from '../host/base/notices.ts'
import { useSite } from '../host/scope/site.ts'
import { useProject } from '../host/site/project.ts'
import { Button } from '../kit/Button.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import styles from './IndexProgress.module.css'

/** What is done with the pages now, and with how many of them it was done; undefined if with all. */
function workOf({ indexed, total, unchecked = 0 }: ProjectState, t: TFunction<'shell'>) {
  if (indexed < total) return { label: t('indexing'), done: indexed }
  return unchecked > 0 ? { label: t('checkingPages'), done: Math.max(0, total - unchecked) } : undefined
}

/** The progress of reading and checking the pages, which can be stopped and continued. */
export function IndexProgress() {
  const { t } = useTranslation('shell')
  const site = useSite()
  const project = useProject()
  const work = workOf(project, t)
  const { total, isStopped = false } = project
  if (work === undefined && !isStopped) return null
  const setReading = (isOn: boolean) =>
    site.host.setReading({ isOn }).catch(error => notifyError(site.app, error))
  return (
    <div className={styles.progress}>
      {isStopped || work === undefined ? (
        <p className={styles.stopped} role="status">
          {t('readingStopped')}
        </p>
      ) : (
        <ProgressBar
          label={work.label}
          value={work.done / total}
          valueLabel={t('indexed', { indexed: work.done, total })}
        />
      )}
      <Button size="small" onPress={() => void setReading(isStopped)}>
        {isStopped ? t('continueReading') : t('stopReading')}
      </Button>
    </div>
  )
}
