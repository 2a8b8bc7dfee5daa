const STEP = 4096

/** Returns how many UTF-16 units two texts share from the given offsets on; both count from 0. */
export function commonStart(a: string, b: string, [atA, atB]: readonly [number, number] = [0, 0]): number {
  const most = Math.min(a.length - atA, b.length - atB)
  let length = 0
  while (length + STEP <= most) {
    const next = length + STEP
    if (a.slice(atA + length, atA + next) !== b.slice(atB + length, atB + next)) break
    length = next
  }
  while (length < most && a.charCodeAt(atA + length) === b.charCodeAt(atB + length)) length++
  return length
}

/** Returns how many UTF-16 units two texts share at their ends, up to `most`. */
export function commonEnd(a: string, b: string, most: number): number {
  let length = 0
  while (length + STEP <= most) {
    const next = length + STEP
    if (a.slice(a.length - next, a.length - length) !== b.slice(b.length - next, b.length - length)) break
    length = next
  }
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length))
    length++
  return length
}
