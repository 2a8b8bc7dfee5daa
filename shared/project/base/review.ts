import type { Text } from '../../messages/message.ts'
import type { DirtyFile } from './model.ts'

/** What changed on disk since the last commit, where the folder is kept by git. */
export type SinceCommit =
  /** No git repository. */
  | { readonly kind: 'none' }
  /** A repository that cannot be asked; why, and what to do. */
  | { readonly kind: 'unavailable'; readonly message: Text; readonly hint?: Text }
  | { readonly kind: 'files'; readonly files: readonly DirtyFile[] }

/** Who a commit is from. */
export interface Author {
  readonly name: string
  readonly email: string
}

/** What sending for review would do; nothing is changed yet. */
export interface ReviewPlan {
  /** Of the last commit; they can go with it. */
  readonly files: readonly DirtyFile[]
  /** The branch that others see; a new one where the present one is not for proposals. */
  readonly branch: string
  readonly isNewBranch: boolean
  /** Where it goes. */
  readonly remote: { readonly name: string; readonly address: string }
  /** Unknown where git was never configured. */
  readonly author?: Author
  /** Commits that were made and not sent. */
  readonly unsent: number
}

/** What is sent, as the person wants it. */
export interface ReviewRequest {
  readonly branch: string
  readonly message: string
  readonly files: readonly string[]
  readonly author?: Author
}

/** What was sent. */
export interface ReviewResult {
  readonly branch: string
  /** Short name of the commit. */
  readonly commit: string
  readonly address: string
  /** The page on which the review is asked for, where the remote named one or is known to have one. */
  readonly page?: string
}

/** How far sending is. */
export interface ReviewProgress {
  readonly step: 'looking' | 'committing' | 'sending'
  /** Of the sending. */
  readonly percent?: number
}
