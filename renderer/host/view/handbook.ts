import type { Handbook } from '../../../shared/project/base/handbook.ts'
import type { Localized } from '../../messages/localize.ts'
import { explain } from '../link/explain.ts'
import type { AppWindow } from '../scope/app-window.ts'
import { appStore, perApp } from '../scope/per-scope.ts'

/** What the handbook pane shows. A place is a page with an anchor, such as `guides/saving#undo`; empty for the contents. */
interface HandbookView {
  readonly isOpen: boolean
  readonly contents: Handbook | undefined
  /** Why the contents could not be read. */
  readonly problem: Localized | undefined
  /** The places that were shown, and which of them is shown now. */
  readonly trail: readonly string[]
  readonly at: number
  /** Counts openings, each of which gives the pane the focus. */
  readonly opened: number
}

/** The handbook beside the work, in any window. */
export const useHandbook = appStore<HandbookView>(() => ({
  ...{ isOpen: false, contents: undefined, problem: undefined },
  ...{ trail: [''], at: 0, opened: 0 },
}))

/** The element that had the focus before the handbook was opened. */
const focusedBefore = perApp((): { element: Element | null } => ({ element: null }))

/** Reads the contents, once. */
export async function loadHandbook(app: AppWindow): Promise<void> {
  const { getState, setState } = useHandbook.of(app)
  if (getState().contents) return
  try {
    setState({ contents: await app.host.handbook(), problem: undefined })
  } catch (error) {
    setState({ problem: explain(error) })
  }
}

/** Shows a place of the handbook. */
export const visitHandbook = (app: AppWindow, place: string): void =>
  useHandbook.of(app).setState(({ trail, at }) => ({ trail: [...trail.slice(0, at + 1), place], at: at + 1 }))

/** Goes back (-1) or forward (1) among the places that were shown. */
export const travelInHandbook = (app: AppWindow, step: -1 | 1): void =>
  useHandbook.of(app).setState(({ trail, at }) => (trail[at + step] === undefined ? {} : { at: at + step }))

/** Opens the handbook, at a place or where it was left, and gives it the focus. */
export function openHandbook(app: AppWindow, place?: string): void {
  const { getState, setState } = useHandbook.of(app)
  if (!getState().isOpen) focusedBefore(app).element = document.activeElement
  if (place !== undefined) visitHandbook(app, place)
  setState(({ opened }) => ({ isOpen: true, opened: opened + 1 }))
  void loadHandbook(app)
}

/** Closes the handbook; the focus returns to where it was before. */
export function closeHandbook(app: AppWindow): void {
  useHandbook.of(app).setState({ isOpen: false })
  const { element } = focusedBefore(app)
  if (element instanceof HTMLElement && element.isConnected) element.focus()
}

/** Opens the handbook at the place that the row with the focus names in `data-help`, or where it was left. */
export const openHandbookHere = (app: AppWindow): void =>
  openHandbook(app, document.activeElement?.closest<HTMLElement>('[data-help]')?.dataset.help)
