import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfigFormat } from '../../../shared/config/convert/model.ts'
import { useConfig } from '../../host/site/config.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import styles from './ConversionReport.module.css'
import { ConversionReport } from './ConversionReport.tsx'
import { useConversionPlan } from './useConversionPlan.ts'

/** Converts the open site to another format, for other tools; first reports what becomes of every part. */
export function ConvertDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('conversion')
  const isNewer = useConfig(({ reading }) => reading.form === 'newer')
  const formats: readonly ConfigFormat[] = [isNewer ? 'galley' : 'newer', 'mint']
  const [to, setTo] = useState<ConfigFormat>(isNewer ? 'galley' : 'newer')
  const { plan, failure, isConverting, convert } = useConversionPlan(to, onClose)
  return (
    <Dialog
      title={t('title')}
      size="large"
      height="fixed"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isDisabled={!plan || isConverting} onPress={convert}>
            {t('convert')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t(isNewer ? 'fromNewer' : 'text')}</p>
      <div className={styles.choice}>
        <SegmentedChoice
          label={t('to')}
          value={to}
          onChange={setTo}
          isDisabled={isConverting}
          segments={formats.map(id => ({ id, label: t(`to_${id}`) }))}
        />
      </div>
      {isConverting && <ProgressBar label={t('isConverting')} />}
      {!plan && !failure && <ProgressBar label={t('working')} />}
      {failure && (
        <Notice kind="error" title={failure.message}>
          {failure.hint}
        </Notice>
      )}
      {plan && <ConversionReport plan={plan} />}
    </Dialog>
  )
}
