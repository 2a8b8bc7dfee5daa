import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import type { AskingProgress } from '../../../shared/project/base/events.ts'
import { notify, notifyError } from '../../host/base/notices.ts'
import { host } from '../../host/link/host.ts'
import { onHost } from '../../host/link/host-events.ts'

/** How far asking links to other sites is; nothing while nobody asks. */
const useProgress = create<{ readonly progress: AskingProgress | undefined }>(() => ({ progress: undefined }))

onHost('asking', progress => {
  if (useProgress.getState().progress) useProgress.setState({ progress })
})

/** Asks the links of the site that lead to other ones, when the person wants that. */
export function useAsking() {
  const { t } = useTranslation('problems')
  const progress = useProgress(state => state.progress)
  const ask = async () => {
    if (progress) return
    useProgress.setState({ progress: { done: 0, total: 0 } })
    try {
      const { total, gone, left } = await host.askLinks()
      const known = total - left
      const message = gone === 0 ? t('outside.fine', { count: known }) : t('outside.gone', { count: gone })
      notify({
        kind: gone > 0 ? 'warning' : known > 0 ? 'success' : 'info',
        message,
        ...(left > 0 && { hint: t('outside.left', { count: left }) }),
      })
    } catch (error) {
      notifyError(error)
    }
    useProgress.setState({ progress: undefined })
  }
  return { progress, ask, stop: () => void host.stopAsking().catch(notifyError) }
}
