import type { SinceCommit } from '../project/base/review.ts'
import { takes } from './row.ts'
import { nothing, record, text } from './shape.ts'

/** Requests about the git repository of the open project. */
export const gitRows = {
  /** What changed on disk since the last commit, if the folder is in a git repository. */
  sinceCommit: takes(nothing).gives<SinceCommit>(),
  /** The text of a file in the last commit; `undefined` if it is not in it. */
  committed: takes(record({ file: text })).gives<string | undefined>(),
} as const
