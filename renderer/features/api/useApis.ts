import { useEffect } from 'react'
import type { OutlinedApi } from '../../../shared/site/api/api-outline.ts'
import { notifyError } from '../../host/base/notices.ts'
import { perSite, siteStore } from '../../host/scope/per-scope.ts'
import { useSite } from '../../host/scope/site.ts'

const useStore = siteStore<{ readonly apis: readonly OutlinedApi[] | undefined }>(() => ({ apis: undefined }))

/** Keeps the list up to date while a component uses it. */
const watcherOf = perSite(site => {
  const store = useStore.of(site)
  let watching = 0
  let isRequested = false
  let isOutdated = false
  /** Requests the newest list; if a request is pending, requests it once more afterward. */
  const refresh = async (): Promise<void> => {
    isOutdated = isRequested
    if (isRequested) return
    isRequested = true
    try {
      store.setState({ apis: await site.host.apis() })
    } catch (error) {
      notifyError(site.app, error)
    }
    isRequested = false
    if (isOutdated && watching > 0) void refresh()
  }
  site.on('apis', () => {
    if (watching > 0) void refresh()
  })
  return {
    watch: () => {
      watching++
      void refresh()
      return () => {
        watching--
        if (watching === 0) store.setState({ apis: undefined })
      }
    },
  }
})

/** The API descriptions of the site with their operations; `undefined` until they are loaded. */
export function useApis(): readonly OutlinedApi[] | undefined {
  const site = useSite()
  useEffect(() => watcherOf(site).watch(), [site])
  return useStore(({ apis }) => apis)
}
