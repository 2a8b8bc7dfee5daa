/** The numbers of added and removed lines. */
interface LineCount {
  readonly removed: number
  readonly added: number
}

/** At most this many pairs of lines are compared. */
const MOST = 4_000_000

/** Counts the lines that differ, as a diff shows them; `undefined` if there are too many to compare. */
export function lineCount(before: string, after: string): LineCount | undefined {
  const [old, now] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end))
    end += 1
  const [left, right] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  if (left.length * right.length > MOST) return undefined
  const shared = common(left, right)
  return { removed: left.length - shared, added: right.length - shared }
}

/** Length of the longest common subsequence. */
function common(left: readonly string[], right: readonly string[]): number {
  let above = new Uint32Array(right.length + 1)
  for (const line of left) {
    const row = new Uint32Array(right.length + 1)
    for (let at = 1; at <= right.length; at += 1)
      row[at] = line === right[at - 1] ? (above[at - 1] ?? 0) + 1 : Math.max(above[at] ?? 0, row[at - 1] ?? 0)
    above = row
  }
  return above[right.length] ?? 0
}
