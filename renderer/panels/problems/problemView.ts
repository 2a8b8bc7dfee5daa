import { create } from 'zustand'
import type { Grouping } from './groups.ts'

/** How the list is shown while the window is open; `closed` holds the groups that were folded. */
export const useProblemView = create<{
  readonly grouping: Grouping
  readonly closed: ReadonlySet<string>
}>(() => ({ grouping: 'page', closed: new Set() }))
