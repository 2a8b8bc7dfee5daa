import type { LinkCheckSummary } from '../project/checking/external-links.ts'
import { takes } from './row.ts'
import { nothing } from './shape.ts'

/** Checking external links of the open project. */
export const linkRows = {
  /** Asks every external address that the site links to; those that give nothing become problems. Progress comes as `asking`. */
  checkLinks: takes(nothing).gives<LinkCheckSummary>(),
  /** Stops asking; the answers so far count. */
  stopCheckingLinks: takes(nothing).gives<void>(),
} as const
