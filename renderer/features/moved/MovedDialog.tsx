import { CircleCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allowedHosts } from '../../../shared/site/plan/allowed-hosts.ts'
import { useConfig } from '../../host/site/config.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import styles from './MovedDialog.module.css'
import { MovedKindList } from './MovedKindList.tsx'
import { movedGroups } from './movedGroups.ts'
import { type MovedReport, useMovedReport } from './useMovedReport.ts'

interface MovedDialogProps {
  readonly onClose: () => void
}

/** What looks different from the tool that the site comes from, by kind, with what to do about it. */
export function MovedDialog({ onClose }: MovedDialogProps) {
  const { t } = useTranslation('moved')
  const { report, isRunning, stop, resume } = useMovedReport()
  return (
    <Dialog title={t('title')} size="large" isOpen onOpenChange={onClose}>
      {isRunning ? (
        <Progress report={report} onStop={stop} />
      ) : (
        <>
          <Ending report={report} onResume={resume} />
          <Findings report={report} onClose={onClose} />
        </>
      )}
    </Dialog>
  )
}

interface ProgressProps {
  readonly report: MovedReport
  readonly onStop: () => void
}

function Progress({ report: { progress }, onStop }: ProgressProps) {
  const { t } = useTranslation('moved')
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={t('reading')}
        {...(progress && {
          value: progress.done / Math.max(1, progress.total),
          valueLabel: t('progress', { ...progress }),
        })}
      />
      <Button onPress={onStop}>{t('stop')}</Button>
    </div>
  )
}

interface EndingProps {
  readonly report: MovedReport
  readonly onResume: () => void
}

/** Why the report is not complete. */
function Ending({ report: { progress, next, failure }, onResume }: EndingProps) {
  const { t } = useTranslation('moved')
  const isComplete = progress !== undefined && next === undefined
  if (failure) {
    return (
      <Notice kind="error" title={t('failed')}>
        {failure.message} {failure.hint}
      </Notice>
    )
  }
  if (isComplete) return null
  return (
    <Notice kind="info">
      <span className={styles.stopped}>
        {progress ? t('stopped', { ...progress }) : t('stoppedEarly')}
        <Button size="small" onPress={onResume}>
          {t('continue')}
        </Button>
      </span>
    </Notice>
  )
}

interface FindingsProps extends MovedDialogProps {
  readonly report: MovedReport
}

function Findings({ report: { problems, progress, next }, onClose }: FindingsProps) {
  const { t } = useTranslation('moved')
  const [fixed, setFixed] = useState<ReadonlySet<string>>(new Set())
  const config = useConfig(({ reading }) => reading.value)
  const groups = useMemo(() => movedGroups(problems, fixed, allowedHosts(config)), [problems, fixed, config])
  if (groups.length === 0) {
    return progress && next === undefined ? (
      <EmptyState icon={<CircleCheck />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    ) : null
  }
  return (
    <>
      <p className={styles.about}>{t('about')}</p>
      {groups.map((group, index) => (
        <MovedKindList
          key={group.kind}
          group={group}
          isOpen={index === 0}
          onFixed={id => setFixed(before => new Set([...before, id]))}
          onClose={onClose}
        />
      ))}
    </>
  )
}
