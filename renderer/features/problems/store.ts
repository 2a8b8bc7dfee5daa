import type { Problem } from '../../../shared/text/problem.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { useView } from '../../host/view/view.ts'
import type { Grouping } from './groups.ts'

/** A row of the navigation that the list of problems is filtered by. */
export interface ProblemScope {
  readonly id: string
  readonly name: string
  /** The page's file. */
  readonly file: string | undefined
}

interface ProblemView {
  readonly grouping: Grouping
  readonly closed: ReadonlySet<string>
  readonly scope: ProblemScope | undefined
}

/** The view state of the list while the window is open; `closed` contains the collapsed groups. */
export const useProblemView = siteStore<ProblemView>(
  () => ({ grouping: 'page', closed: new Set(), scope: undefined }),
  (site, store) => {
    // When opened again, the list shows everything.
    useView.of(site).subscribe(({ below }) => {
      if (below !== 'problems' && store.getState().scope) store.setState({ scope: undefined })
    })
  },
)

/** Opens the list with the problems of one row of the navigation. */
export function showProblemsOf(site: Site, scope: ProblemScope): void {
  useProblemView.of(site).setState({ scope })
  useView.of(site).setState({ below: 'problems' })
}

/** What a dialog of fixes covers: one rule, one file, or everything. */
export interface FixScope {
  readonly rule?: string
  readonly file?: string
}

/** The dialogs about problems, opened from the list and from the text. */
export type ProblemDialog =
  | ({ readonly kind: 'fix' } & FixScope)
  | { readonly kind: 'ignore'; readonly problem: Problem }
  | { readonly kind: 'why'; readonly code: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'rules'; readonly rule?: string; readonly words?: string }

const useDialog = siteStore<{ readonly dialog: ProblemDialog | undefined }>(() => ({ dialog: undefined }))

/** The open dialog about problems. */
export const useProblemDialog = (): ProblemDialog | undefined => useDialog(({ dialog }) => dialog)

/** Opens a dialog about problems; without one it closes the open one. */
export const showProblemDialog = (site: Site, dialog?: ProblemDialog): void =>
  useDialog.of(site).setState({ dialog })
