import type { Text } from '../messages/message.ts'
import type { DayCount } from '../project/checking/problem-history.ts'
import { takes } from './row.ts'
import { nothing, record, text } from './shape.ts'

/** What the host keeps or downloads for the open project. */
export const sessionRows = {
  /** Downloads the API descriptions that docs.json names by their addresses; tells why some are not to be had. */
  downloadApis: takes(nothing).gives<readonly Text[]>(),
  stopDownload: takes(nothing).gives<void>(),
  /** How many problems there were on earlier days, and are on `day`, the person's own (`2026-11-22`). */
  problemHistory: takes(record({ day: text })).gives<readonly DayCount[]>(),
} as const
