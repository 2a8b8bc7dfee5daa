import { commonEnd, commonStart } from './common-ends.ts'

/** UTF-16 units: about a screen of text. */
export const LITTLE = 4_000

/** Whether two texts are equal but for one place with little text. */
export function differLittle(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  if (Math.max(one.length, other.length) - shorter > LITTLE) return false
  const start = commonStart(one, other)
  return shorter - start - commonEnd(one, other, shorter - start) <= LITTLE
}
