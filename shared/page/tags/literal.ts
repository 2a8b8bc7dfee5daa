import type { Literal } from '../tree/tree.ts'

const MAX_DEPTH = 100
const SPACE = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y
const NUMBER = /[+-]?(?:0[xX][\da-fA-F]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?)(?![\w$.])/y
const WORD = /[A-Za-z_$][\w$]*/y
const ESCAPE = /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|\r\n|([\s\S]))/g
const NAMED: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  '\n': '',
}
const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** The content of braces, as far as it can be known without running anything. */
type Expression =
  | { readonly kind: 'nothing' } // white space and comments
  | { readonly kind: 'literal'; readonly value: Literal }
  | { readonly kind: 'other' }

/** Reads the source between two braces as a literal, if it is one. */
export function readExpression(source: string): Expression {
  const reader = new LiteralReader(source)
  reader.space()
  if (reader.at >= source.length) return { kind: 'nothing' }
  const value = reader.value(0)
  reader.space()
  return value === undefined || reader.at < source.length ? { kind: 'other' } : { kind: 'literal', value }
}

class LiteralReader {
  at = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  space(): void {
    this.#match(SPACE)
  }

  value(depth: number): Literal | undefined {
    if (depth > MAX_DEPTH) return undefined
    const char = this.#text[this.at] ?? ''
    if (char === '"' || char === "'" || char === '`') return this.#string(char)
    if (char === '[') return this.#array(depth)
    if (char === '{') return this.#object(depth)
    const number = this.#match(NUMBER)
    if (number !== '') return Number(number.replaceAll('_', ''))
    return WORDS.get(this.#match(WORD))
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.#text)?.[0] ?? ''
    this.at += found.length
    return found
  }

  #string(quote: string): string | undefined {
    const from = this.at + 1
    for (let i = from; i < this.#text.length; i++) {
      const char = this.#text[i]
      if (char === '\\') i++
      else if (quote === '`' && char === '$' && this.#text[i + 1] === '{') return undefined
      else if (quote !== '`' && char === '\n') return undefined
      else if (char === quote) {
        this.at = i + 1
        return withoutEscapes(this.#text.slice(from, i))
      }
    }
    return undefined
  }

  /** Moves past `char` and the space after it; false if there is another character. */
  #take(char: string): boolean {
    if (this.#text[this.at] !== char) return false
    this.at++
    this.space()
    return true
  }

  #array(depth: number): Literal | undefined {
    const items: Literal[] = []
    this.#take('[')
    while (!this.#take(']')) {
      const item = this.value(depth + 1)
      if (item === undefined) return undefined
      items.push(item)
      this.space()
      if (!this.#take(',') && this.#text[this.at] !== ']') return undefined
    }
    return items
  }

  #object(depth: number): Literal | undefined {
    const entries: [string, Literal][] = []
    this.#take('{')
    while (!this.#take('}')) {
      const key = this.#key()
      this.space()
      if (key === undefined || !this.#take(':')) return undefined
      const value = this.value(depth + 1)
      if (value === undefined) return undefined
      entries.push([key, value])
      this.space()
      if (!this.#take(',') && this.#text[this.at] !== '}') return undefined
    }
    return Object.fromEntries(entries)
  }

  #key(): string | undefined {
    const char = this.#text[this.at] ?? ''
    if (char === '"' || char === "'") return this.#string(char)
    return this.#match(WORD) || this.#match(NUMBER) || undefined
  }
}

function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(ESCAPE, (all: string, ...groups: (string | undefined)[]) => {
    const [long, short, byte, char] = groups
    const hex = long ?? short ?? byte
    if (hex === undefined) return char === undefined ? '' : (NAMED[char] ?? char)
    const code = Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
}
