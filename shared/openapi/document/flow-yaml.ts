import { MARK } from './value.ts'

/** What may precede a bracket that opens the value of a line: dashes, a key, an anchor or a tag. */
const OPENS =
  /^([ \t]*)(?:- +)*(?:(?:"(?:[^"\\]|\\.)*"[ \t]*|'(?:[^']|'')*'[ \t]*|(?!- )[^\s"'#[\]{},&*!|>%@`:][^:#]*(?:(?::(?!\s)|(?<!\s)#)[^:#]*)*):[ \t]+)?(?:[&!]\S*[ \t]+)*(?=[[{])/

const KEY = /(?:"\d+"|'\d+')[ \t]*:|\d+[ \t]*:(?=[\s,[\]{}]|$)/y
const LONG = /-?\d{16,}(?:\.\d+)?(?=[ \t]*(?:\r?$|[,\]}])|[ \t]+#)/y
const VERSION = /\d[\d.]*(?=[ \t]*(?:\r?$|[,\]}])|[ \t]+#)/y
const QUOTED: Readonly<Record<string, RegExp>> = {
  '"': /[^"\\]*(?:\\.[^"\\]*)*("?)/y,
  "'": /[^']*(?:''[^']*)*('?)/y,
}
const PLAIN = /\s+|[^\s[\]{},:#]+|./y

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(line) ?? undefined
}

/** A value in brackets, read line by line. */
class Brackets {
  readonly #indent: number
  #depth = 0
  /** The quote of a text that continues on the next line. */
  #quote = ''
  /** Whether a key or a value starts here. */
  #begins = true
  /** The previous word or text. */
  #last = ''
  #isAfterText = false
  /** The offsets in the line where marks belong. */
  #marks: number[] = []

  constructor(indent: number) {
    this.#indent = indent
  }

  get isOpen(): boolean {
    return this.#depth > 0
  }

  /** Whether a line is outside of the value: indented no more than the line where it started. */
  endsBefore(line: string): boolean {
    const at = line.search(/[^ \t]/)
    return at >= 0 && at <= this.#indent && !/[\]}\r]/.test(line.charAt(at))
  }

  /** The line with its marks, read from `at`. */
  read(line: string, at: number): string {
    this.#marks = []
    let next = at
    while (next < line.length && (next === at || this.isOpen)) {
      next = this.#quote === '' ? this.#step(line, next) : this.#text(line, next)
    }
    let from = 0
    const pieces = this.#marks.map(to => {
      const piece = line.slice(from, to)
      from = to
      return piece
    })
    return [...pieces, line.slice(from)].join(MARK)
  }

  #text(line: string, at: number): number {
    const [inside = '', end = ''] = matchAt(QUOTED[this.#quote] ?? PLAIN, line, at) ?? []
    if (end === '') return line.length
    this.#quote = ''
    this.#isAfterText = true
    this.#last = inside.slice(0, -1)
    return at + inside.length
  }

  #step(line: string, at: number): number {
    const taken = this.#begins ? this.#begin(line, at) : 0
    if (taken > 0) return at + taken
    const [found = ' '] = matchAt(PLAIN, line, at) ?? []
    const end = at + found.length
    if (found.trim() === '') return end
    // A tag or an anchor precedes a value or a key.
    if (this.#begins && /^[&!]/.test(found)) return end
    if (found === '#' && /^\s?$/.test(line.slice(Math.max(0, at - 1), at))) return line.length
    if (found === ':') this.#begins = this.#isAfterText || /[\s,[\]{}]|^$/.test(line.charAt(end))
    else this.#begins = /^[[{,]$/.test(found)
    this.#isAfterText = false
    if (/^[[{]$/.test(found)) this.#depth += 1
    else if (/^[\]}]$/.test(found)) this.#depth -= 1
    if (found !== ':') this.#last = found
    return end
  }

  /** The length of a key, a number or an opening quote; 0 if something else starts. */
  #begin(line: string, at: number): number {
    const first = line.charAt(at)
    const key = matchAt(KEY, line, at)?.[0]
    if (key !== undefined) {
      this.#marks.push(/\d/.test(first) ? at : at + 1)
      this.#last = ''
      return key.length
    }
    const number = matchAt(this.#last === 'version' ? VERSION : LONG, line, at)?.[0]
    if (number !== undefined) {
      this.#marks.push(at)
      this.#begins = false
      return number.length
    }
    if (!(first in QUOTED)) return 0
    this.#quote = first
    this.#begins = false
    return 1
  }
}

/**
 * Returns the text of a YAML file with marks before numeric keys, long numbers and versions inside brackets.
 * Text that only looks like brackets, such as part of a key, gets no mark beyond that text.
 */
export function keepInBrackets(text: string): string {
  const lines = text.split('\n')
  let brackets: Brackets | undefined
  const kept = lines.map(line => {
    if (brackets?.endsBefore(line)) brackets = undefined
    let at = 0
    if (!brackets) {
      if (!line.includes('{') && !line.includes('[')) return line
      const [before, indent = ''] = OPENS.exec(line) ?? []
      if (before === undefined) return line
      brackets = new Brackets(indent.length)
      at = before.length
    }
    const made = brackets.read(line, at)
    if (!brackets.isOpen) brackets = undefined
    return made
  })
  return kept.join('\n')
}
