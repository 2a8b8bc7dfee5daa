import { useTranslation } from 'react-i18next'
import type { LinkCheckProgress } from '../../../shared/project/base/events.ts'
import { notify, notifyError } from '../../host/base/notices.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import { useSite } from '../../host/scope/site.ts'

/** The progress of the check of external links; absent while none is running. */
const useProgress = siteStore<{ readonly progress: LinkCheckProgress | undefined }>(
  () => ({ progress: undefined }),
  (site, store) => {
    site.on('checkingLinks', progress => {
      if (store.getState().progress) store.setState({ progress })
    })
  },
)

/** Checks the external links of the site, on request. */
export function useOutsideLinks() {
  const site = useSite()
  const { t } = useTranslation('problems')
  const progress = useProgress(state => state.progress)
  const ask = async () => {
    if (progress) return
    useProgress.of(site).setState({ progress: { done: 0, total: 0 } })
    try {
      const { total, broken, unchecked } = await site.host.checkLinks()
      const known = total - unchecked
      const message =
        broken === 0 ? t('externalLinks.fine', { count: known }) : t('externalLinks.gone', { count: broken })
      notify(site.app, {
        kind: broken > 0 ? 'warning' : known > 0 ? 'success' : 'info',
        message,
        ...(unchecked > 0 && { hint: t('externalLinks.left', { count: unchecked }) }),
      })
    } catch (error) {
      notifyError(site.app, error)
    }
    useProgress.of(site).setState({ progress: undefined })
  }
  return {
    progress,
    ask,
    stop: () => void site.host.stopCheckingLinks().catch(error => notifyError(site.app, error)),
  }
}
