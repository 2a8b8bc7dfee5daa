import { diffIndices } from 'node-diff3'
import type { Hunk } from '../../../shared/text/hunks.ts'

/** So many pairs of lines are compared. */
const MOST = 4_000_000

/** The lines that differ between two texts, as hunks in their order; one for all where they are too many to compare. */
export function linePartsOf(before: string, after: string): readonly Hunk[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  if (old.length * now.length > MOST)
    return [{ before: { from: 1, to: old.length }, after: { from: 1, to: now.length } }]
  return diffIndices(old, now).map(({ buffer1, buffer2 }) => ({
    before: { from: buffer1[0] + 1, to: buffer1[0] + buffer1[1] },
    after: { from: buffer2[0] + 1, to: buffer2[0] + buffer2[1] },
  }))
}
