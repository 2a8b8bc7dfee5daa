import type { ReviewPlan, ReviewResult, SinceCommit } from '../project/base/review.ts'
import { takes } from './row.ts'
import { list, nothing, optional, record, text } from './shape.ts'

/** What git does for the folder of the open project. */
export const gitRows = {
  /** What changed on disk since the last commit, where git keeps the folder. */
  sinceCommit: takes(nothing).gives<SinceCommit>(),
  /** The text of a file in the last commit; `undefined` where it is not in it. */
  committed: takes(record({ file: text })).gives<string | undefined>(),
  /** What sending for review would do; nothing is changed. */
  planReview: takes(nothing).gives<ReviewPlan>(),
  /** Commits files as they are on disk, on a branch for proposals, and sends that; progress comes as `reviewing`. */
  sendForReview: takes(
    record({
      branch: text,
      message: text,
      files: list(text),
      author: optional(record({ name: text, email: text })),
    }),
  ).gives<ReviewResult>(),
  /** Stops what is being sent. */
  stopReview: takes(nothing).gives<void>(),
} as const
