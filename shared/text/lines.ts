/** Returns where the line of an offset starts. */
export const lineStart = (text: string, offset: number): number =>
  // An offset before the text would be taken for its first character.
  offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1

/** Returns where the line of an offset ends, without its line end (`\n` or `\r\n`). */
export function lineEnd(text: string, offset: number): number {
  const next = text.indexOf('\n', offset)
  const end = next < 0 ? text.length : next
  return end > offset && text[end - 1] === '\r' ? end - 1 : end
}

/** Returns the line end that a text uses: that of its first line, `\n` in a text of one line. */
export const eolOf = (text: string): '\r\n' | '\n' => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n')
