import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportKind, ExportPlaces } from '../../../shared/project/base/export.ts'
import { notifyError } from '../../host/base/notices.ts'
import { useSite } from '../../host/scope/site.ts'
import { useProject } from '../../host/site/project.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { AddressField } from './AddressField.tsx'
import { isNoAddress, useSiteAddress } from './address.ts'
import styles from './Export.module.css'
import { ExportSummary } from './ExportSummary.tsx'
import { exportSite, showExport, useExporting } from './export.ts'

/** Exports the site as a folder or a zip. */
export function ExportDialog() {
  return useExporting(state => state.isShown) ? <OpenDialog /> : null
}

const KINDS = ['folder', 'zip'] as const

/** The place of an export: the one that the host proposes, until the person writes another. */
function usePlace() {
  const site = useSite()
  const [kind, setKind] = useState<ExportKind>('folder')
  const [places, setPlaces] = useState<ExportPlaces>()
  const [written, write] = useState<Partial<ExportPlaces>>({})
  useEffect(() => {
    let isWanted = true
    site.host.exportPlaces().then(
      found => isWanted && setPlaces(found),
      error => notifyError(site.app, error),
    )
    return () => {
      isWanted = false
    }
  }, [site])
  return {
    order: { kind, path: written[kind] ?? places?.[kind] ?? '' },
    setKind,
    setPath: (path: string) => write({ ...written, [kind]: path }),
  }
}

function OpenDialog() {
  const site = useSite()
  const { t } = useTranslation('export')
  const { order, setKind, setPath } = usePlace()
  const { progress, report, problem, isStopped } = useExporting(state => state)
  const unsaved = useProject()?.dirty.length ?? 0
  const address = useSiteAddress(state => state.address)
  const run = () =>
    exportSite(
      site,
      { ...order, ...(address.trim() !== '' && { address }) },
      { message: t('notSaved'), hint: t('notSavedHint') },
    )
  const stop = () => site.host.stopExport().catch(error => notifyError(site.app, error))
  const label = report ? t('again') : unsaved > 0 ? t('saveAndExport') : t('export')
  return (
    <Dialog
      title={t('title')}
      isOpen
      isBusy={progress !== undefined}
      onOpenChange={isOpen => !isOpen && showExport(site, false)}
      actions={
        progress ? (
          <Button onPress={() => void stop()}>{t('stop')}</Button>
        ) : (
          <>
            <Button onPress={() => showExport(site, false)}>{t('close')}</Button>
            <Button
              variant="primary"
              isDisabled={order.path.trim() === '' || isNoAddress(address)}
              onPress={() => void run()}
            >
              {label}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        <p>{t('about')}</p>
        <SegmentedChoice
          label={t('as')}
          value={order.kind}
          onChange={setKind}
          isDisabled={progress !== undefined}
          segments={KINDS.map(id => ({ id, label: t(`kind.${id}`) }))}
        />
        <TextField
          label={t(`path.${order.kind}`)}
          description={t(`pathHelp.${order.kind}`)}
          code
          value={order.path}
          onChange={setPath}
          isDisabled={progress !== undefined}
        />
        <AddressField isDisabled={progress !== undefined} />
        {unsaved > 0 && !progress && <Notice title={t('unsaved', { count: unsaved })} />}
        {progress && (
          <ProgressBar
            label={t(`step.${progress.step}`)}
            {...(progress.total > 0 && {
              value: progress.done / progress.total,
              valueLabel: t('pages', { done: progress.done, total: progress.total }),
            })}
          />
        )}
        {problem && (
          <Notice kind="error" title={problem.message}>
            {problem.hint}
          </Notice>
        )}
        {isStopped && <Notice title={t('stopped')} />}
        {report && <ExportSummary report={report} />}
      </div>
    </Dialog>
  )
}
