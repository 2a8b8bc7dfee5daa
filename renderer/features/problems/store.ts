import { create } from 'zustand'
import type { Problem } from '../../../shared/text/problem.ts'
import { useSession } from '../../host/session/session.ts'
import { useView } from '../../host/view/view.ts'
import type { Grouping } from './groups.ts'

/** A row of the navigation whose problems alone are listed. */
export interface ProblemScope {
  readonly id: string
  readonly name: string
  /** The page's file. */
  readonly file: string | undefined
}

/** How the list is shown while the window is open; `closed` holds the groups that were folded. */
export const useProblemView = create<{
  readonly grouping: Grouping
  readonly closed: ReadonlySet<string>
  readonly scope: ProblemScope | undefined
}>(() => ({ grouping: 'page', closed: new Set(), scope: undefined }))

/** Opens the list with the problems of one row of the navigation. */
export function showProblemsOf(scope: ProblemScope): void {
  useProblemView.setState({ scope })
  useView.setState({ below: 'problems' })
}

// Opened again, the list shows everything.
useView.subscribe(({ below }) => {
  if (below !== 'problems' && useProblemView.getState().scope) useProblemView.setState({ scope: undefined })
})

// The row stands in the navigation of the site that was open.
useSession.subscribe(({ project }, { project: before }) => {
  if (project?.folder !== before?.folder) useProblemView.setState({ scope: undefined })
})

/** What a dialog of fixes is about: one rule, one file, or everything. */
export interface FixScope {
  readonly rule?: string
  readonly file?: string
}

/** What can be opened about problems, from the list and from the text. */
export type ProblemDialog =
  | ({ readonly kind: 'fix' } & FixScope)
  | { readonly kind: 'ignore'; readonly problem: Problem }
  | { readonly kind: 'why'; readonly code: string }
  | { readonly kind: 'rules'; readonly rule?: string; readonly words?: string }

const useDialog = create<{ readonly dialog: ProblemDialog | undefined }>(() => ({ dialog: undefined }))

/** Which dialog about problems is open. */
export const useProblemDialog = (): ProblemDialog | undefined => useDialog(({ dialog }) => dialog)

/** Opens a dialog about problems; without one it closes what is open. */
export const showProblemDialog = (dialog?: ProblemDialog): void => useDialog.setState({ dialog })
