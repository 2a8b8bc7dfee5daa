/** As much of a text's end as says that nothing is missing there. */
const TAIL = 24

/**
 * Whether `after`, read while it may still be written, seems to be all of the text that replaces
 * `before`: it ends as that did, or only continues it. A file that is written from its start on lacks its end.
 */
export function looksComplete(before: string, after: string): boolean {
  if (after.length < TAIL || before.length < TAIL) return false
  return after.endsWith(before.slice(-TAIL)) || after.startsWith(before)
}
