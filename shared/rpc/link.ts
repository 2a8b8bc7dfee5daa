import type { LinkCheckSummary } from '../project/checking/external-links.ts'
import { takes } from './row.ts'
import { nothing } from './shape.ts'

/** Checking the external links of the open project. */
export const linkRows = {
  /** Checks every external link of the site; broken ones become problems. Progress is sent as `checkingLinks`. */
  checkLinks: takes(nothing).gives<LinkCheckSummary>(),
  /** Stops the check; the results so far count. */
  stopCheckingLinks: takes(nothing).gives<void>(),
} as const
