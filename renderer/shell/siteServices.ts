import { startFollowingMoves } from '../features/navigation/files/followMoves.ts'
import { startTabs } from '../features/page/tabs/tabActions.ts'
import { startAutoMerge } from '../host/session/auto-merge.ts'
import { startAutosave } from '../host/session/autosave.ts'
import { startRevealingSteps } from '../host/session/reveal.ts'
import type { SiteService } from '../host/session/session.ts'
import { startNotingNewProblems } from '../host/site/new-problems.ts'

/** The services that run for every open site. */
export const SITE_SERVICES: readonly SiteService[] = [
  startRevealingSteps,
  startAutoMerge,
  startAutosave,
  startTabs,
  startFollowingMoves,
  startNotingNewProblems,
]
