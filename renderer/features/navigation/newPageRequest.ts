import { useEffect } from 'react'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { useView } from '../../host/view/view.ts'

const store = siteStore<{ readonly isAsked: boolean }>(() => ({ isAsked: false }))

/** Requests a new page: the navigation opens and asks for its title and location. */
export function requestNewPage(site: Site): void {
  useView.of(site).setState(({ panes }) => ({ panes: { ...panes, navigation: true }, single: 'navigation' }))
  store.of(site).setState({ isAsked: true })
}

/** Calls `ask` when a new page is requested, even if that was before the caller mounted. */
export function useNewPageRequest(ask: () => void): void {
  const site = useSite()
  const { isAsked } = store(state => state)
  useEffect(() => {
    if (!isAsked) return
    store.of(site).setState({ isAsked: false })
    ask()
  })
}
