import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import type { LinkCheckProgress } from '../../../shared/project/base/events.ts'
import { notify, notifyError } from '../../host/base/notices.ts'
import { host } from '../../host/link/host.ts'
import { onHost } from '../../host/link/host-events.ts'

/** How far asking links to other sites is; nothing while nobody asks. */
const useProgress = create<{ readonly progress: LinkCheckProgress | undefined }>(() => ({
  progress: undefined,
}))

onHost('checkingLinks', progress => {
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
      const { total, broken, unchecked } = await host.checkLinks()
      const known = total - unchecked
      const message =
        broken === 0 ? t('outside.fine', { count: known }) : t('outside.gone', { count: broken })
      notify({
        kind: broken > 0 ? 'warning' : known > 0 ? 'success' : 'info',
        message,
        ...(unchecked > 0 && { hint: t('outside.left', { count: unchecked }) }),
      })
    } catch (error) {
      notifyError(error)
    }
    useProgress.setState({ progress: undefined })
  }
  return { progress, ask, stop: () => void host.stopCheckingLinks().catch(notifyError) }
}
