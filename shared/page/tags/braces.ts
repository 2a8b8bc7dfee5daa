/** A budget for failed attempts: keeps the work on a hostile page linear. */
export class Meter {
  readonly #limit: number
  #wasted = 0

  constructor(length: number) {
    this.#limit = 4 * length + 20_000
  }

  /** How much text failed attempts have scanned. */
  get wasted(): number {
    return this.#wasted
  }

  /** The budget is spent: from here on, `<` and `{` are plain text. */
  get empty(): boolean {
    return this.#wasted >= this.#limit
  }

  /** Whether `length` more units may be wasted. */
  allows(length: number): boolean {
    return this.#wasted + length < this.#limit
  }

  /** Records an attempt that scanned `length` units in vain. */
  waste(length: number): undefined {
    this.#wasted += length + 1
    return undefined
  }
}

/**
 * Returns the end of the string that opens at `pos`; `pos + 1` if it does not end on its line (an
 * apostrophe).
 */
function skipString(text: string, pos: number, end: number): number {
  const quote = text[pos]
  for (let i = pos + 1; i < end; i++) {
    const char = text[i]
    if (char === quote) return i + 1
    if (char === '\n') break
    if (char === '\\') i++
  }
  return pos + 1
}

function skipSlash(text: string, pos: number, end: number): number {
  const next = text[pos + 1]
  if (next === '*') {
    const close = text.indexOf('*/', pos + 2)
    return close < 0 || close + 2 > end ? end : close + 2
  }
  if (next !== '/' || text[pos - 1] === ':') return pos + 1
  const close = text.indexOf('\n', pos)
  return close < 0 || close > end ? end : close
}

/**
 * Follows the brackets of JavaScript source; it recognizes strings, templates and comments, but understands
 * nothing else.
 */
export class Brackets {
  /** Open brackets, innermost last: `{`, `[`, `(`, or `` ` `` inside a template. */
  readonly open: string[] = []

  /** Reads one character, string or comment at `pos`; returns the offset of the next one. */
  step(text: string, pos: number, end: number): number {
    const char = text[pos] ?? ''
    if (this.open.at(-1) === '`') return this.#inTemplate(text, pos, char)
    switch (char) {
      case '"':
      case "'":
        return skipString(text, pos, end)
      case '/':
        return skipSlash(text, pos, end)
      case '`':
      case '{':
      case '[':
      case '(':
        this.open.push(char)
        break
      case '}':
        this.#close('{')
        break
      case ']':
        this.#close('[')
        break
      case ')':
        this.#close('(')
        break
    }
    return pos + 1
  }

  #inTemplate(text: string, pos: number, char: string): number {
    if (char === '\\') return pos + 2
    if (char === '`') this.open.pop()
    if (char !== '$' || text[pos + 1] !== '{') return pos + 1
    this.open.push('{')
    return pos + 2
  }

  /** Closes the nearest `bracket`; unclosed brackets inside it were text (`it’s :(`). */
  #close(bracket: string): void {
    let at = this.open.length - 1
    while (at >= 0 && this.open[at] !== bracket && this.open[at] !== '`' && this.open[at] !== '{') at--
    if (this.open[at] === bracket) this.open.length = at
  }
}

/** Returns the offset after the `}` that closes the `{` at `pos`; undefined if there is none before `end`. */
export function readBraces(text: string, pos: number, end: number, meter: Meter): number | undefined {
  if (meter.empty) return undefined
  const brackets = new Brackets()
  let at = pos
  while (at < end) {
    at = brackets.step(text, at, end)
    if (brackets.open.length === 0) return at
  }
  return meter.waste(end - pos)
}
