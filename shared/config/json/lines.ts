/** Whether there is a line break between two offsets. */
export function hasBreak(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === 10 || unit === 13) return true
  }
  return false
}

/** Returns the offset at which the line of `offset` starts. */
export function lineStartOf(text: string, offset: number): number {
  let at = offset
  while (at > 0 && !isBreak(text, at - 1)) at -= 1
  return at
}

/** Returns the offset after the line break at `offset`; `offset` itself if there is none. */
export function afterBreak(text: string, offset: number): number {
  if (text.startsWith('\r\n', offset)) return offset + 2
  return isBreak(text, offset) ? offset + 1 : offset
}

/** Whether there is a line break, or half of one, at `offset`. */
export const isBreak = (text: string, offset: number): boolean =>
  text.charCodeAt(offset) === 10 || text.charCodeAt(offset) === 13

const isBlank = (text: string, offset: number): boolean =>
  text.charCodeAt(offset) === 32 || text.charCodeAt(offset) === 9

/** Returns the first offset from `offset` on that is neither a space nor a tab. */
export function skipBlanks(text: string, offset: number): number {
  let at = offset
  while (isBlank(text, at)) at += 1
  return at
}

/** Returns the start of the spaces and tabs that end at `offset`. */
export function skipBlanksBack(text: string, offset: number): number {
  let at = offset
  while (at > 0 && isBlank(text, at - 1)) at -= 1
  return at
}

/** Returns the spaces and tabs at the start of the line of `offset`. */
export function indentAt(text: string, offset: number): string {
  const start = lineStartOf(text, offset)
  return text.slice(start, Math.min(skipBlanks(text, start), offset))
}
