import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { host } from '../../state/host.ts'
import { notify, notifyError } from '../../state/notices.ts'
import { Button } from '../../ui/Button.tsx'

/** Downloads the API descriptions that docs.json names by their addresses, once somebody wants that. */
export function DownloadButton() {
  const { t } = useTranslation('problems')
  const [isRunning, setRunning] = useState(false)
  const download = async () => {
    setRunning(true)
    try {
      const troubles = await host.downloadApis()
      for (const message of troubles) notify({ kind: 'error', message })
      if (troubles.length === 0) notify({ kind: 'success', message: t('downloaded') })
    } catch (error) {
      notifyError(error)
    }
    setRunning(false)
  }
  if (!isRunning)
    return (
      <Button size="small" onPress={download}>
        {t('download')}
      </Button>
    )
  return (
    <>
      <span role="status">{t('downloading')}</span>
      <Button size="small" onPress={() => host.stopDownload().catch(notifyError)}>
        {t('stopDownload')}
      </Button>
    </>
  )
}
