import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { useConsentQuestion } from './consent.ts'

/** Asks for consent before the first request to a server. */
export function SendConsent() {
  const { t } = useTranslation('preview')
  const { question } = useConsentQuestion(state => state)
  if (!question) return null
  const { origin, nearness } = question.plan
  return (
    <Dialog
      title={t('send.title')}
      isOpen
      onOpenChange={isOpen => !isOpen && question.answer(false)}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button autoFocus onPress={() => question.answer(false)}>
            {t('send.cancel')}
          </Button>
          <Button variant="primary" onPress={() => question.answer(true)}>
            {t('send.do', { host: new URL(origin).host })}
          </Button>
        </>
      }
    >
      <p>{t(`send.${nearness}`, { origin })}</p>
      <p>{t('send.once')}</p>
    </Dialog>
  )
}
