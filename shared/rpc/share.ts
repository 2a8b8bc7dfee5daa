import type { ReviewPlan, ReviewResult } from '../project/base/review.ts'
import type { AddressReport, Proposal, ShareFacts, StepReport } from '../project/share/facts.ts'
import { takes } from './row.ts'
import { flag, list, nothing, optional, record, text } from './shape.ts'

const author = optional(record({ name: text, email: text }))

/** Requests about how the changes of the open project get to others, and theirs here; progress is sent as `reviewing`. */
export const shareRows = {
  /** What is known without asking the remote. */
  shareFacts: takes(nothing).gives<ShareFacts>(),
  /** Asks the remote what is new; no file is changed. */
  lookForNews: takes(nothing).gives<ShareFacts>(),
  /** Starts the history of the folder with everything in it. */
  keepHistory: takes(record({ author })).gives<void>(),
  /** Says what is at an address; nothing is changed. */
  testAddress: takes(record({ address: text })).gives<AddressReport>(),
  /** Connects the folder to an address, and sends its history there. */
  connectTo: takes(record({ address: text })).gives<void>(),
  /** Brings what others sent into the folder; what is changed here stays. */
  getLatest: takes(nothing).gives<StepReport>(),
  /** Takes back the last step, or one that was cut short. */
  undoStep: takes(nothing).gives<StepReport>(),
  /** Takes back what was not sent. */
  takeBackUnsent: takes(nothing).gives<StepReport>(),
  /** Leaves the present proposal for a new one. */
  startAnother: takes(nothing).gives<StepReport>(),
  /** Makes another proposal the present one. */
  switchProposal: takes(record({ name: text })).gives<StepReport>(),
  /** The proposals of the folder, the present one first. */
  proposals: takes(nothing).gives<readonly Proposal[]>(),
  /** Stores how this folder is shared. */
  chooseSharing: takes(record({ direct: flag, watch: flag })).gives<void>(),
  /** What sending would do; nothing is changed. */
  planReview: takes(nothing).gives<ReviewPlan>(),
  /** Commits files as they are on disk to a branch, and pushes it. */
  sendForReview: takes(
    record({ branch: text, message: text, files: list(text), author }),
  ).gives<ReviewResult>(),
  /** Stops what is running. */
  stopReview: takes(nothing).gives<void>(),
} as const
