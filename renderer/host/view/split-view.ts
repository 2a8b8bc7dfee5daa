import { createContext, useContext } from 'react'
import type { Site } from '../scope/site.ts'
import { type Main, type SplitPane, withBeside, withoutPane, workingAt } from './split.ts'
import { useView } from './view.ts'

/** The split pane that a component belongs to; `undefined` outside of both. */
export const PaneContext = createContext<SplitPane | undefined>(undefined)

/** Whether the component is in the active pane. */
export function useIsActivePane(): boolean {
  const own = useContext(PaneContext)
  return useView(({ beside, side }) => own === undefined || beside === undefined || own === side)
}

/** Opens a page or section in the other pane and activates that pane. */
export function openBeside(site: Site, next: Main): void {
  useView.of(site).setState(view => ({
    ...withBeside(view, next),
    panes: { ...view.panes, editor: true },
    single: 'editor',
  }))
}

/** Activates a split pane. */
export const activatePane = (site: Site, wanted: SplitPane): void =>
  useView.of(site).setState(view => workingAt(view, wanted))

/** Closes one of the split panes; the other gets the whole space. */
export const closePane = (site: Site, closed: SplitPane): void =>
  useView.of(site).setState(view => withoutPane(view, closed))
