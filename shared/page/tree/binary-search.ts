/**
 * Returns the first index below `length` for which `isBehind` is true, by binary search; `length` if there is
 * none.
 */
export function firstIndex(length: number, isBehind: (index: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBehind(middle)) high = middle
    else low = middle + 1
  }
  return low
}
