import type { Message } from '../../messages/message.ts'
import type { DirtyFile } from './model.ts'

/** What changed on disk since the last commit, if the folder is in a git repository. */
export type SinceCommit =
  /** No git repository. */
  | { readonly kind: 'none' }
  /** A repository that cannot be read; why, and what to do. */
  | { readonly kind: 'unavailable'; readonly message: Message; readonly hint?: Message }
  | { readonly kind: 'files'; readonly files: readonly DirtyFile[] }

/** Who a commit is from. */
export interface Author {
  readonly name: string
  readonly email: string
}

/** What proposing changes would do; nothing is changed yet. */
export interface ReviewPlan {
  /** Changed since the last commit; they can be included. */
  readonly files: readonly DirtyFile[]
  /** The branch that others see; a new one if the current one is not meant for proposals. */
  readonly branch: string
  readonly isNewBranch: boolean
  /** Where the branch is pushed. */
  readonly remote: { readonly name: string; readonly address: string }
  /** Unknown if git was never configured. */
  readonly author?: Author
  /** Commits that were not pushed yet. */
  readonly unsent: number
  /** Changes go straight to the branch that everybody builds on. */
  readonly isDirect?: boolean
  /** The proposal after which this is a new one: it was taken, or removed without being taken. */
  readonly follows?: { readonly branch: string; readonly standing: 'merged' | 'closed' }
}

/** What to propose, as chosen by the person. */
export interface ReviewRequest {
  readonly branch: string
  readonly message: string
  readonly files: readonly string[]
  readonly author?: Author
}

/** What was pushed. */
export interface ReviewResult {
  readonly branch: string
  /** Short hash of the commit. */
  readonly commit: string
  readonly address: string
  /** The page that opens a pull request, if the remote named one or its address is known. */
  readonly page?: string
}

/** The progress of proposing changes. */
export interface ReviewProgress {
  readonly step: 'looking' | 'getting' | 'committing' | 'sending'
  /** Of pushing. */
  readonly percent?: number
}
