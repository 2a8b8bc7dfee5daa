import { useTranslation } from 'react-i18next'
import { notify, notifyError } from '../../host/base/notices.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import { useSite } from '../../host/scope/site.ts'
import { Button } from '../../kit/Button.tsx'
import { localize } from '../../messages/localize.ts'
import styles from './Problems.module.css'

/** A download includes all descriptions, whichever button started it. */
const useDownload = siteStore<{ readonly isRunning: boolean }>(() => ({ isRunning: false }))

/** Downloads the API descriptions that docs.json refers to by URL, on request; can be canceled. */
export function DownloadButton() {
  const site = useSite()
  const { t } = useTranslation('problems')
  const isRunning = useDownload(state => state.isRunning)
  const download = async () => {
    useDownload.of(site).setState({ isRunning: true })
    try {
      const troubles = await site.host.downloadApis()
      for (const message of troubles) notify(site.app, { kind: 'error', message: localize(message) })
      if (troubles.length === 0) notify(site.app, { kind: 'success', message: t('downloaded') })
    } catch (error) {
      notifyError(site.app, error)
    }
    useDownload.of(site).setState({ isRunning: false })
  }
  const stop = () => site.host.stopDownload().catch(error => notifyError(site.app, error))
  return (
    <span className={styles.download}>
      <span role="status">{isRunning ? `${t('downloading')} ` : ''}</span>
      <Button size="small" onPress={isRunning ? stop : download}>
        {isRunning ? t('stopDownload') : t('download')}
      </Button>
    </span>
  )
}
