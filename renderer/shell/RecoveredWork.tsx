import { useTranslation } from 'react-i18next'
import { isOld, type Recovered as Work } from '../../shared/project/base/drafts.ts'
import { notifyError } from '../host/base/notices.ts'
import { documentsOf } from '../host/documents/documents.ts'
import { useSite } from '../host/scope/site.ts'
import { Button } from '../kit/Button.tsx'
import { ago } from '../kit/base/ago.ts'
import { Banner } from './Banner.tsx'

/** Offers unsaved work of an earlier session until it is restored or discarded. */
export function RecoveredWork({ files, time }: Work) {
  const site = useSite()
  const { t, i18n } = useTranslation('shell')
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  )
  const answer = async (answer: 'bring-back' | 'discard', label: string) => {
    await documentsOf(site).settled()
    await site.host.answerRecovered({ answer, label }).catch(error => notifyError(site.app, error))
  }
  return (
    <Banner
      kind="info"
      title={t('recovered.title', { count: files.length, file: files[0] })}
      actions={
        <>
          <Button size="small" onPress={() => answer('discard', t('recovered.discarded'))}>
            {t('recovered.discard')}
          </Button>
          <Button size="small" variant="primary" onPress={() => answer('bring-back', t('recovered.step'))}>
            {t('recovered.bringBack')}
          </Button>
        </>
      }
    >
      {t('recovered.text', { when })}
      {isOld({ time }, Date.now()) && ` ${t('recovered.old', { ago: ago(time) })}`}
    </Banner>
  )
}
