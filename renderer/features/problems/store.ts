import type { Problem } from '../../../shared/text/problem.ts'
import { siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'
import { useView } from '../../host/view/view.ts'
import type { Grouping } from './groups.ts'

/** A row of the navigation whose problems alone are listed. */
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

/** How the list is shown while the window is open; `closed` holds the groups that were folded. */
export const useProblemView = siteStore<ProblemView>(
  () => ({ grouping: 'page', closed: new Set(), scope: undefined }),
  (site, store) => {
    // Opened again, the list shows everything.
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

const useDialog = siteStore<{ readonly dialog: ProblemDialog | undefined }>(() => ({ dialog: undefined }))

/** Which dialog about problems is open. */
export const useProblemDialog = (): ProblemDialog | undefined => useDialog(({ dialog }) => dialog)

/** Opens a dialog about problems; without one it closes what is open. */
export const showProblemDialog = (site: Site, dialog?: ProblemDialog): void =>
  useDialog.of(site).setState({ dialog })
