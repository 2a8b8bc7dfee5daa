import { createContext, useContext } from 'react'
import type { Site } from '../scope/site.ts'
import { type Main, type SplitPane, withBeside, withoutPane, workingAt } from './split.ts'
import { useView } from './view.ts'

/** Which of two views in the middle a component belongs to; `undefined` elsewhere. */
export const PaneContext = createContext<SplitPane | undefined>(undefined)

/** Whether the person works here: not in the view beside the one of the component. */
export function useIsActivePane(): boolean {
  const own = useContext(PaneContext)
  return useView(({ beside, side }) => own === undefined || beside === undefined || own === side)
}

/** Shows a page or section in the view beside the one in which the person works, and lets them work there. */
export function openBeside(site: Site, next: Main): void {
  useView.of(site).setState(view => ({
    ...withBeside(view, next),
    panes: { ...view.panes, editor: true },
    single: 'editor',
  }))
}

/** Lets the person work in the view that stands there. */
export const activatePane = (site: Site, wanted: SplitPane): void =>
  useView.of(site).setState(view => workingAt(view, wanted))

/** Closes one of two views; the other has the room for itself. */
export const closePane = (site: Site, closed: SplitPane): void =>
  useView.of(site).setState(view => withoutPane(view, closed))
