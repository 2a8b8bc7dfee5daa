import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FixableProblem } from '../../../shared/check/base/fixes.ts'
import { ruleOf } from '../../../shared/check/rules/registry.ts'
import { notifyError } from '../../host/base/notices.ts'
import { documentsOf, makeStep } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { reportStep } from '../../host/session/steps.ts'
import { fixNow } from '../../host/site/fixes.ts'
import { useProblems } from '../../host/site/problems.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { localize } from '../../messages/localize.ts'
import styles from './Dialogs.module.css'
import { FixList } from './FixList.tsx'
import { chosenAtFirst, fixRows, jointStep } from './fixChoice.ts'
import type { FixScope } from './store.ts'

interface FixDialogProps {
  readonly scope: FixScope
  readonly onClose: () => void
}

/** Shows what each of many fixes would change; the selected ones are applied as one step. */
export function FixDialog({ scope, onClose }: FixDialogProps) {
  const site = useSite()
  const { t } = useTranslation('problems')
  const problems = useProblems()
  const rows = useMemo(() => fixRows(problems, scope), [problems, scope])
  const [picked, setPicked] = useState<ReadonlySet<string>>()
  const files = useMemo(() => [...new Set(rows.map(({ problem }) => problem.file))], [rows])
  const isReady = useTexts(files)
  const chosen = picked ?? chosenAtFirst(rows)
  const wanted = rows.filter(({ id }) => chosen.has(id)).map(({ problem }) => problem)
  const fixAll = () => {
    onClose()
    fixTogether(site, wanted, count => t('fixed', { count }))
  }
  const all = chosen.size > 0 && wanted.length === rows.length
  return (
    <Dialog
      title={t('fixTitle')}
      size="large"
      height="fixed"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isDisabled={wanted.length === 0 || !isReady} onPress={fixAll}>
            {t('fixChosen', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <p className={styles.soft}>
        {scope.rule === undefined ? t('fixText') : localize(ruleOf(scope.rule)?.reason ?? '')}
      </p>
      <div className={styles.all}>
        <Checkbox
          isSelected={all}
          isIndeterminate={!all && wanted.length > 0}
          onChange={isSelected => setPicked(new Set(isSelected ? rows.map(({ id }) => id) : []))}
        >
          {t('fixEvery', { count: rows.length })}
        </Checkbox>
      </div>
      {isReady ? (
        <FixList rows={rows} chosen={chosen} onChoose={setPicked} />
      ) : (
        <ProgressBar label={t('fixLoading')} />
      )}
    </Dialog>
  )
}

/** Loads the texts of files; returns whether all readable ones are loaded. */
function useTexts(files: readonly string[]): boolean {
  const site = useSite()
  const [ready, setReady] = useState<readonly string[]>()
  useEffect(() => {
    let isWanted = true
    // Fixes in a file that cannot be read are skipped: `fixNow` finds no text for it.
    void Promise.allSettled(files.map(file => documentsOf(site).load(file))).then(all => {
      for (const one of all) if (one.status === 'rejected') notifyError(site.app, one.reason)
      if (isWanted) setReady(files)
    })
    return () => {
      isWanted = false
    }
  }, [files, site])
  return ready === files
}

/** Applies fixes as one step, and offers to undo it. */
function fixTogether(site: Site, problems: readonly FixableProblem[], label: (count: number) => string) {
  const { edits, fixed: mended } = jointStep(problems, (file, fix) => fixNow(site, file, fix))
  if (mended === 0) return
  const message = label(mended)
  const [first] = problems
  makeStep(site, {
    label: message,
    edits,
    ...(first && { focus: { file: first.file, offset: first.offset } }),
  })
  reportStep(site, message)
}
