import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConflictSides } from '../../../shared/project/model.ts'
import { host } from '../../state/host.ts'
import { notifyError } from '../../state/notices.ts'
import { resolveConflict, showConflict, useSaving } from '../../state/saving.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import styles from './ConflictDialog.module.css'

const DiffView = lazy(async () => ({ default: (await import('../changes/DiffView.tsx')).DiffView }))

/** A file changed here and on disk: shows both, and lets the person choose. */
export function ConflictDialog() {
  const { t } = useTranslation('conflicts')
  const file = useSaving(saving => saving.conflict)
  const sides = useConflict(file)
  const isGone = sides !== undefined && sides.disk === undefined
  const later = () => showConflict(undefined)
  return (
    <Dialog
      title={t('title', { file })}
      isOpen={file !== undefined}
      onOpenChange={open => !open && later()}
      size="large"
      actions={
        file !== undefined && (
          <>
            <Button onPress={later}>{t('later')}</Button>
            <Button onPress={() => resolveConflict(file, 'disk')}>{t(isGone ? 'delete' : 'disk')}</Button>
            <Button variant="primary" onPress={() => resolveConflict(file, 'mine')}>
              {t('mine')}
            </Button>
          </>
        )
      }
    >
      <p className={styles.text}>{t(isGone ? 'textGone' : 'text')}</p>
      {sides ? <Sides sides={sides} /> : <ProgressBar label={t('loading')} />}
    </Dialog>
  )
}

function Sides({ sides }: { readonly sides: ConflictSides }) {
  const { t } = useTranslation('conflicts')
  return (
    <>
      <div className={styles.heads}>
        <span>{t('onDisk')}</span>
        <span>{t('here')}</span>
      </div>
      <div className={styles.sides}>
        <Suspense fallback={<ProgressBar label={t('loading')} />}>
          <DiffView
            file={sides.file}
            before={sides.disk ?? ''}
            after={sides.mine ?? ''}
            label={t('title', { file: sides.file })}
            isSplit
          />
        </Suspense>
      </div>
    </>
  )
}

function useConflict(file: string | undefined): ConflictSides | undefined {
  const [sides, setSides] = useState<ConflictSides>()
  useEffect(() => {
    if (file === undefined) return
    let isCurrent = true
    host
      .conflict({ file })
      .then(found => isCurrent && setSides(found))
      .catch(notifyError)
    return () => {
      isCurrent = false
    }
  }, [file])
  return sides?.file === file ? sides : undefined
}
