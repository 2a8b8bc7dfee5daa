/**
 * Returns the candidate that a person most likely meant by `written`; `undefined` if none is close. Letter
 * case counts least.
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const wanted = written.toLowerCase()
  const limit = wanted.length < 3 ? 0 : Math.min(1 + Math.floor(wanted.length / 6), 3)
  let best: string | undefined
  let least = limit + 0.5
  for (const candidate of candidates) {
    if (candidate === written || Math.abs(candidate.length - written.length) > limit) continue
    const lower = candidate.toLowerCase()
    const found = lower === wanted ? 0 : distance(wanted, lower, Math.floor(least))
    if (found < least) [best, least] = [candidate, found]
  }
  return best
}

/**
 * The number of one-letter edits (a swap of two letters counts as one) between `a` and `b`; more than `limit`
 * if there are more.
 */
function distance(a: string, b: string, limit: number): number {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start += 1
  let end = 0
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  return middleDistance(a.slice(start, a.length - end), b.slice(start, b.length - end), limit)
}

function middleDistance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
