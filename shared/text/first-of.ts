/** Returns the first items that are wanted, at most `most`; looks no further. */
export function firstOf<T>(items: Iterable<T>, most: number, isWanted: (item: T) => boolean): readonly T[] {
  const found: T[] = []
  for (const item of items) {
    if (found.length === most) break
    if (isWanted(item)) found.push(item)
  }
  return found
}
