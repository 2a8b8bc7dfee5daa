import { useEffect } from 'react'
import { create } from 'zustand'
import { useView } from '../../host/view/view.ts'

const store = create<{ readonly isAsked: boolean }>(() => ({ isAsked: false }))

/** Asks for a new page: the navigation, which comes into view for that, takes down its title and place. */
export function askForPage(): void {
  useView.setState(({ panes }) => ({ panes: { ...panes, navigation: true }, single: 'navigation' }))
  store.setState({ isAsked: true })
}

/** Calls `ask` when a new page was asked for, be it before the caller came into view. */
export function useAskedForPage(ask: () => void): void {
  const { isAsked } = store()
  useEffect(() => {
    if (!isAsked) return
    store.setState({ isAsked: false })
    ask()
  })
}
