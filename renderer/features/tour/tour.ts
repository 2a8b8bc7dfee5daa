import { notifyError } from '../../host/base/notices.ts'
import type { AppWindow } from '../../host/scope/app-window.ts'
import { appStore } from '../../host/scope/per-scope.ts'
import { STOPS } from './stops.ts'

/** How far the tour is. */
interface Tour {
  readonly isOpen: boolean
  readonly at: number
}

/** The tour of a window; how far it was is remembered, whichever folder is open. */
export const useTour = appStore<Tour>(() => ({ isOpen: false, at: 0 }))

/** Where the tour was left; `undefined` if it never began. */
async function placeLeft(app: AppWindow): Promise<number | undefined> {
  const { tour } = await app.host.recall({})
  const at = Number(tour)
  return tour === undefined || !Number.isInteger(at) ? undefined : Math.min(Math.max(at, 0), STOPS.length)
}

function go(app: AppWindow, tour: Tour): void {
  useTour.of(app).setState(tour)
  app.host
    .remember({ name: 'tour', value: String(tour.at) })
    .catch((error: unknown) => notifyError(app, error))
}

/** Starts the tour where it was left, or again if it was finished. */
export async function startTour(app: AppWindow): Promise<void> {
  const at = (await placeLeft(app)) ?? 0
  go(app, { isOpen: true, at: at < STOPS.length ? at : 0 })
}

/** Starts the tour for somebody who has never seen it. */
export async function offerTour(app: AppWindow): Promise<void> {
  if ((await placeLeft(app)) === undefined) go(app, { isOpen: true, at: 0 })
}

/** Goes to another stop; after the last one, the tour is over. */
export const goToStop = (app: AppWindow, at: number): void => go(app, { isOpen: at < STOPS.length, at })

/** Leaves the tour; it starts here again. */
export const leaveTour = (app: AppWindow): void => go(app, { ...useTour.of(app).getState(), isOpen: false })
