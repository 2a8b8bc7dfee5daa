import type { Message } from '../messages/message.ts'
import type { DayCount } from '../project/checking/problem-history.ts'
import type { RefusedPart } from '../text/refused-part.ts'
import { takes } from './row.ts'
import { nothing, record, text } from './shape.ts'

/** What the host stores or downloads for the open project. */
export const sessionRows = {
  /** Downloads the API descriptions that docs.json names by address; returns why some could not be downloaded. */
  downloadApis: takes(nothing).gives<readonly Message[]>(),
  stopDownload: takes(nothing).gives<void>(),
  /** The number of problems on earlier days and on `day`, the date in the person's time zone (`2026-11-22`). */
  problemHistory: takes(record({ day: text })).gives<readonly DayCount[]>(),
  /** What the repository asks for and does not get: in its pages, in its folder, and in its git settings. */
  refusedParts: takes(nothing).gives<readonly RefusedPart[]>(),
} as const
