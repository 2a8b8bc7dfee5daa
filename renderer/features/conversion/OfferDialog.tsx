import { useTranslation } from 'react-i18next'
import type { ConversionPlan } from '../../../shared/project/base/model.ts'
import { useApp } from '../../host/scope/app-window.ts'
import { convertAndOpen, dismissOffer, useSession } from '../../host/session/session.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import styles from './ConversionReport.module.css'
import { ConversionReport } from './ConversionReport.tsx'
import { reportConversion } from './reportConversion.ts'

/** Offers to create docs.json from mint.json, and reports what becomes of every part. */
export function OfferDialog({ plan }: { readonly plan: ConversionPlan }) {
  const app = useApp()
  const { t } = useTranslation('conversion')
  const { folder } = plan
  const convert = async () => {
    await convertAndOpen(app, plan, t('converting', { folder }))
    if (useSession.of(app).getState().site) reportConversion(app, plan)
  }
  return (
    <Dialog
      title={t('offerTitle')}
      size="large"
      isOpen
      onOpenChange={() => dismissOffer(app)}
      actions={
        <>
          <Button onPress={() => dismissOffer(app)}>{t('cancel')}</Button>
          <Button variant="primary" onPress={convert}>
            {t('convert')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t('fromMint')}</p>
      <ConversionReport plan={plan} />
    </Dialog>
  )
}
