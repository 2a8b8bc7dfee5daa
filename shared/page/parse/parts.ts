/** UTF-16 units of a part, which is parsed in well under a tenth of a second. */
const PART = 100_000

/**
 * Returns where the parts of a long text end, each at an empty line; the last part ends with the text and is not listed.
 * A text that is parsed up to each end in turn, with the page before as the previous one, is parsed in parts.
 */
export function partEnds(text: string): readonly number[] {
  const ends: number[] = []
  for (let end = endAfter(text, 0); end > 0 && text.length - end > 0; end = endAfter(text, end))
    ends.push(end)
  return ends
}

function endAfter(text: string, from: number): number {
  const found = /\n[ \t\r]*\n/g
  found.lastIndex = from + PART
  return found.test(text) ? found.lastIndex : 0
}

/** Returns the start of a text: at most `most` UTF-16 units of it, up to an empty line if there is one. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text
  const end = Math.max(text.lastIndexOf('\n\n', most), text.lastIndexOf('\n\r\n', most))
  return text.slice(0, end > 0 ? end + 1 : most)
}
