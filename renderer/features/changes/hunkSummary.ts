import type { Hunk } from '../../../shared/text/hunks.ts'

/** At most this many characters of a line identify the hunk. */
const MOST = 40

/** The first line of a hunk with text, shortened; empty if none has any. */
export function hunkSummary(lines: readonly string[], { from, to }: Hunk['after']): string {
  const telling = lines.slice(from - 1, to).find(line => line.trim() !== '')
  return telling?.trim().slice(0, MOST) ?? ''
}
