import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewPlan, ReviewProgress, ReviewResult } from '../../../shared/project/base/review.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { localize } from '../../messages/localize.ts'
import { useSinceCommit } from '../changes/sinceCommit.ts'
import styles from './Review.module.css'
import { ReviewForm } from './ReviewForm.tsx'
import { useDraft } from './useDraft.ts'
import { type Review, useReview } from './useReview.ts'

const FORM = 'review-form'

/** Proposes changes for review before they are published. */
export function ReviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('sharing')
  const unsaved = useMemo(() => ({ message: t('unsaved'), hint: t('unsavedHint') }), [t])
  const review = useReview(unsaved)
  const { plan, progress, result, problem } = review
  return (
    <Dialog
      title={t(plan?.isDirect ? 'titleDirect' : 'title')}
      isOpen
      isBusy={progress !== undefined}
      onOpenChange={open => !open && onClose()}
      actions={<Actions review={review} onClose={onClose} />}
    >
      <div className={styles.body}>
        {problem && (
          <Notice kind="error" title={problem.message}>
            {problem.hint}
          </Notice>
        )}
        {result && <Sent result={result} isDirect={plan?.isDirect === true} />}
        {progress && <Progress progress={progress} />}
        {!plan && !problem && <ProgressBar label={t('looking')} />}
        {plan && !result && (
          <div hidden={progress !== undefined}>
            <Planned plan={plan} send={review.send} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Actions({ review, onClose }: { readonly review: Review; readonly onClose: () => void }) {
  const { t } = useTranslation('sharing')
  const { plan, progress, result } = review
  if (progress) return <Button onPress={review.stop}>{t('stop')}</Button>
  return (
    <>
      <Button onPress={onClose}>{t('close')}</Button>
      {plan && !result && (
        <Button variant="primary" type="submit" form={FORM}>
          {t('send')}
        </Button>
      )}
    </>
  )
}

/** The form, once the draft of the message is ready. */
function Planned({ plan, send }: { readonly plan: ReviewPlan; readonly send: Review['send'] }) {
  const { t } = useTranslation('sharing')
  const since = useSinceCommit()
  const files = since?.kind === 'files' ? since.files : plan.files
  const draft = useDraft(files)
  if (!draft) return <ProgressBar label={t('looking')} />
  return (
    <>
      {draft.failure && (
        <Notice kind="warning" title={t('notDrafted', { why: localize(draft.failure.message) })}>
          {t('notDraftedHint')}
        </Notice>
      )}
      <ReviewForm id={FORM} plan={plan} files={files} draft={draft.message} onSend={send} />
    </>
  )
}

function Progress({ progress: { step, percent } }: { readonly progress: ReviewProgress }) {
  const { t } = useTranslation('sharing')
  return <ProgressBar label={t(`step.${step}`)} value={percent} />
}

interface SentProps {
  readonly result: ReviewResult
  readonly isDirect: boolean
}

function Sent({ result: { branch, commit, address, page }, isDirect }: SentProps) {
  const { t } = useTranslation('sharing')
  return (
    <Notice kind="success" title={isDirect ? t('sentDirect') : t('sent', { branch })}>
      <p className={styles.text}>{t(isDirect ? 'sentDirectText' : 'sentText', { commit, address })}</p>
      {page !== undefined && (
        <a className={styles.link} href={page} target="_blank" rel="noopener noreferrer">
          {t('open')}
        </a>
      )}
    </Notice>
  )
}
