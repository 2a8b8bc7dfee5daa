/**
 * Whether two words differ by one typo: a letter added, missing, replaced, or two swapped. Both must have at
 * least four letters.
 */
export function differsByOneTypo(a: string, b: string): boolean {
  if (a.length < 4 || b.length < 4 || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.length === restB.length) {
    const isExchanged = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
    return restA.slice(1) === restB.slice(1) || isExchanged
  }
  return restA.length > restB.length ? restA.slice(1) === restB : restA === restB.slice(1)
}
