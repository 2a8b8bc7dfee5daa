/** The maximum depth of nested objects and lists; far above real files, far below a stack overflow. */
export const DEPTH_LIMIT = 200

const BRACKET = /["[\]{}]|\/[/*]/g
const STRING_END = /["\\\n\r]/g
const LINE_END = /[\n\r]/g

/** Finds the next match of `pattern`; `undefined` at the end. */
function find(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from
  return pattern.exec(text)?.index
}

function stringEnd(text: string, from: number): number {
  let at = find(STRING_END, text, from)
  while (at !== undefined && text[at] === '\\') at = find(STRING_END, text, at + 2)
  return at === undefined ? text.length : at + 1
}

function commentEnd(text: string, start: number): number {
  if (text[start + 1] === '/') return find(LINE_END, text, start + 2) ?? text.length
  const end = text.indexOf('*/', start + 2)
  return end < 0 ? text.length : end + 2
}

/**
 * Returns the offset of the first bracket deeper than `limit`. Takes one pass without recursion, so that it can
 * run before any recursive reader.
 */
export function tooDeepAt(text: string, limit = DEPTH_LIMIT): number | undefined {
  const open: string[] = []
  let at = find(BRACKET, text, 0)
  while (at !== undefined) {
    const mark = text[at]
    let next = at + 1
    if (mark === '"') next = stringEnd(text, next)
    else if (mark === '/') next = commentEnd(text, at)
    else if (mark === '{' || mark === '[') {
      if (open.length >= limit) return at
      open.push(mark === '{' ? '}' : ']')
    } else if (open.at(-1) === mark) open.pop()
    at = find(BRACKET, text, next)
  }
  return undefined
}
