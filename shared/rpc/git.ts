import type { ReviewPlan, ReviewResult, SinceCommit } from '../project/base/review.ts'
import { takes } from './row.ts'
import { list, nothing, optional, record, text } from './shape.ts'

/** Requests about the git repository of the open project. */
export const gitRows = {
  /** What changed on disk since the last commit, if the folder is in a git repository. */
  sinceCommit: takes(nothing).gives<SinceCommit>(),
  /** The text of a file in the last commit; `undefined` if it is not in it. */
  committed: takes(record({ file: text })).gives<string | undefined>(),
  /** What proposing changes would do; nothing is changed. */
  planReview: takes(nothing).gives<ReviewPlan>(),
  /** Commits files as they are on disk to a branch for proposals, and pushes it; progress is sent as `reviewing`. */
  sendForReview: takes(
    record({
      branch: text,
      message: text,
      files: list(text),
      author: optional(record({ name: text, email: text })),
    }),
  ).gives<ReviewResult>(),
  /** Stops the running push. */
  stopReview: takes(nothing).gives<void>(),
} as const
