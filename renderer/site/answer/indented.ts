const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * JSON with a line for each value: digits, escapes and the order of keys stay as they are. Ends with the token that
 * makes it longer than `most` characters.
 */
export function indented(json: string, most = Number.POSITIVE_INFINITY): string {
  let depth = 0
  let made = ''
  let last = ''
  const line = () => `\n${'  '.repeat(depth)}`
  for (const [token] of json.matchAll(TOKENS)) {
    const isEnd = token === '}' || token === ']'
    if (isEnd) depth--
    const isFirst = last === '{' || last === '['
    if (isEnd ? !isFirst : isFirst || last === ',') made += line()
    made += token === ':' ? ': ' : token
    if (token === '{' || token === '[') depth++
    last = token
    if (made.length > most) break
  }
  return made
}
