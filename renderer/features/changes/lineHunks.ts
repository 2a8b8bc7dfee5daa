import { diffIndices } from 'node-diff3'
import type { Hunk } from '../../../shared/text/hunks.ts'

/** At most this many pairs of lines are compared. */
const MOST = 4_000_000

/** The lines that differ between two texts, as hunks in their order; a single hunk if there are too many to compare. */
export function lineHunksOf(before: string, after: string): readonly Hunk[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  if (old.length * now.length > MOST)
    return [{ before: { from: 1, to: old.length }, after: { from: 1, to: now.length } }]
  return diffIndices(old, now).map(({ buffer1, buffer2 }) => ({
    before: trimmed(old, { from: buffer1[0] + 1, to: buffer1[0] + buffer1[1] }),
    after: trimmed(now, { from: buffer2[0] + 1, to: buffer2[0] + buffer2[1] }),
  }))
}

/** The hunk without empty lines at its ends, which belong to the surrounding text; unchanged if all its lines are empty. */
function trimmed(lines: readonly string[], part: Hunk['before']): Hunk['before'] {
  const isFilled = (line: number) => lines[line - 1]?.trim() !== ''
  let { from, to } = part
  while (from <= to && !isFilled(from)) from++
  while (to > from && !isFilled(to)) to--
  return from > to ? part : { from, to }
}
