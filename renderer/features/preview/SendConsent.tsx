import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { useConsentQuestion } from './consent.ts'

/** Asks for consent before the first request to a server. */
export function SendConsent() {
  const { t } = useTranslation('preview')
  const { asked } = useConsentQuestion(state => state)
  if (!asked) return null
  const { origin, nearness } = asked.plan
  return (
    <Dialog
      title={t('send.title')}
      isOpen
      onOpenChange={isOpen => !isOpen && asked.answer(false)}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button autoFocus onPress={() => asked.answer(false)}>
            {t('send.cancel')}
          </Button>
          <Button variant="primary" onPress={() => asked.answer(true)}>
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
