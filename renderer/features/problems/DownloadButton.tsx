import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import { notify, notifyError } from '../../host/base/notices.ts'
import { host } from '../../host/link/host.ts'
import { Button } from '../../kit/Button.tsx'
import { localize } from '../../messages/localize.ts'
import styles from './Problems.module.css'

/** One download is of every description, whichever button began it. */
const useDownload = create<{ readonly isRunning: boolean }>(() => ({ isRunning: false }))

/** Downloads the API descriptions that docs.json names by their addresses, once someone wants that; ends it, too. */
export function DownloadButton() {
  const { t } = useTranslation('problems')
  const isRunning = useDownload(state => state.isRunning)
  const download = async () => {
    useDownload.setState({ isRunning: true })
    try {
      const troubles = await host.downloadApis()
      for (const message of troubles) notify({ kind: 'error', message: localize(message) })
      if (troubles.length === 0) notify({ kind: 'success', message: t('downloaded') })
    } catch (error) {
      notifyError(error)
    }
    useDownload.setState({ isRunning: false })
  }
  const stop = () => host.stopDownload().catch(notifyError)
  return (
    <span className={styles.download}>
      <span role="status">{isRunning ? `${t('downloading')} ` : ''}</span>
      <Button size="small" onPress={isRunning ? stop : download}>
        {isRunning ? t('stopDownload') : t('download')}
      </Button>
    </span>
  )
}
