import type { Hunk } from '../../../shared/text/hunks.ts'

/** At most this many letters of a line say which part is meant. */
const MOST = 40

/** The first line of a part that says something, shortened; empty where none does. */
export function hunkSummary(lines: readonly string[], { from, to }: Hunk['after']): string {
  const telling = lines.slice(from - 1, to).find(line => line.trim() !== '')
  return telling?.trim().slice(0, MOST) ?? ''
}
