/** How much of a text's end shows that nothing is missing there. */
const TAIL = 24

/**
 * Whether `after`, read while it may still be written, seems complete: it ends as `before` did, or only
 * continues it. A file that is being written from its start lacks its end.
 */
export function looksComplete(before: string, after: string): boolean {
  if (after.length < TAIL || before.length < TAIL) return false
  return after.endsWith(before.slice(-TAIL)) || after.startsWith(before)
}
