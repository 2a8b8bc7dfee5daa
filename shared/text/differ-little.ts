/** UTF-16 units: about a screen of text. */
export const LITTLE = 4_000

/** Whether two texts are equal but for one place with little text. */
export function differLittle(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  if (Math.max(one.length, other.length) - shorter > LITTLE) return false
  let start = 0
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start++
  let end = 0
  const left = shorter - start
  while (end < left && one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end))
    end++
  return shorter - start - end <= LITTLE
}
