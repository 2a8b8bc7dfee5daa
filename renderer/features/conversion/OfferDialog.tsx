import { useTranslation } from 'react-i18next'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { ConversionPlan } from '../../../shared/project/base/model.ts'
import { useApp } from '../../host/scope/app-window.ts'
import { convertAndOpen, dismissOffer, openAsItIs } from '../../host/session/session.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import styles from './ConversionReport.module.css'
import { ConversionReport } from './ConversionReport.tsx'

/** Offers to convert a site in another format, and reports what becomes of every part. */
export function OfferDialog({ plan }: { readonly plan: ConversionPlan }) {
  const app = useApp()
  const { t } = useTranslation('conversion')
  const { folder, from, file } = plan
  return (
    <Dialog
      title={t('offerTitle')}
      size="large"
      isOpen
      onOpenChange={() => dismissOffer(app)}
      actions={
        <>
          <Button onPress={() => dismissOffer(app)}>{t('cancel')}</Button>
          {file === CONFIG_FILE && (
            <Button onPress={() => openAsItIs(app, folder, t('opening', { folder }))}>{t('asIs')}</Button>
          )}
          <Button variant="primary" onPress={() => convertAndOpen(app, plan, t('converting', { folder }))}>
            {t('convert')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t(from === 'mint' ? 'offer_mint' : 'offer_newer')}</p>
      <ConversionReport plan={plan} />
    </Dialog>
  )
}
