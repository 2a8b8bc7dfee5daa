import type { Stats } from 'node:fs'

/**
 * Milliseconds in which two changes of a file may get the same time: FAT counts in steps of two seconds, and the clock of
 * a shared disk may be a little behind.
 */
const STEP = 3_000

/** What the disk changes whenever a file is written or replaced: nobody can set the time of its last change. */
export const stampOf = ({ mtimeMs, ctimeMs, ino }: Stats): string => `${mtimeMs}:${ctimeMs}:${ino}`

/**
 * The stamp of a file that was seen at `now` or later, with its size. None if it has changed so shortly before that its
 * next change may leave no other trace.
 */
export function settledStamp(stats: Stats, now: number): string | undefined {
  const changed = Math.max(stats.mtimeMs, stats.ctimeMs)
  return changed < now - STEP ? `${stats.size}:${stampOf(stats)}` : undefined
}
