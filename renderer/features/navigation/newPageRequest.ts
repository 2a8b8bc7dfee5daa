import { useEffect } from 'react'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { useView } from '../../host/view/view.ts'

const store = siteStore<{ readonly isRequested: boolean }>(() => ({ isRequested: false }))

/** Requests a new page: the navigation opens and asks for its title and location. */
export function requestNewPage(site: Site): void {
  useView.of(site).setState(({ panes }) => ({ panes: { ...panes, navigation: true }, single: 'navigation' }))
  store.of(site).setState({ isRequested: true })
}

/** Calls `ask` when a new page is requested, even if that was before the caller mounted. */
export function useNewPageRequest(ask: () => void): void {
  const site = useSite()
  const { isRequested } = store(state => state)
  useEffect(() => {
    if (!isRequested) return
    store.of(site).setState({ isRequested: false })
    ask()
  })
}
