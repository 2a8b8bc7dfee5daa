import type { CodeParser, CodeToken, CodeTokens } from './parser.ts'
import { piecesOf } from './pieces.ts'

/** A run of code in one color; `kind` is empty for the default. */
export interface Token {
  readonly kind: string
  readonly text: string
}

// The grammars have about two hundred kinds of token; readers get ten colors with one-letter names.
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    c: 'comment prolog doctype cdata shebang coord',
    k: 'keyword atrule important module control-flow directive rule boolean null nil',
    s: 'string char attr-value regex template-string url string-property triple-quoted-string heredoc-string',
    n: 'number constant symbol unit color hexcode date',
    f: 'function method function-variable builtin macro',
    t: 'class-name namespace type type-definition annotation decorator maybe-class-name',
    g: 'tag selector',
    a: 'attr-name property variable parameter key literal-property environment assign-left',
    i: 'inserted inserted-sign',
    d: 'deleted deleted-sign',
  }).flatMap(([kind, names]) => names.split(' ').map(name => [name, kind] as const)),
)

function kindOf({ type, alias = [] }: CodeToken, outer: string): string {
  const names = [type, ...[alias].flat()]
  for (const name of names) {
    const kind = KINDS.get(name)
    if (kind !== undefined) return kind
  }
  // Interpolated code inside a string is code again.
  return names.includes('interpolation') || names.includes('punctuation') ? '' : outer
}

/** The tokens of a block of code in Markdown that names its language. */
function inOwnLanguage({ type, alias = [], content }: CodeToken, parse: CodeParser): CodeTokens | undefined {
  if (type !== 'code-block' || typeof content !== 'string') return undefined
  const name = [alias].flat().find(each => each.startsWith('language-'))
  return name === undefined ? undefined : parse(name.slice('language-'.length), content)
}

const EMPTY: readonly Token[] = []

/** Collects tokens line by line; neighbors of one kind are one token. */
class Lines {
  readonly #lines: (readonly Token[])[] = []
  #line: Token[] = []
  #kind = ''
  #text = ''

  add(kind: string, text: string): void {
    if (kind !== this.#kind) {
      this.endToken()
      this.#kind = kind
    }
    this.#text += text
  }

  endToken(): void {
    if (this.#text === '') return
    const parts = this.#text.split('\n')
    for (let index = 0; index < parts.length; index++) {
      if (index > 0) this.#endLine()
      const text = parts[index]
      if (text) this.#line.push({ kind: this.#kind, text })
    }
    this.#text = ''
  }

  /** Ends the last line, and returns all. */
  end(): readonly (readonly Token[])[] {
    this.endToken()
    this.#endLine()
    return this.#lines
  }

  /** A list that grows has room for many more: what is kept is a copy. */
  #endLine(): void {
    this.#lines.push(this.#line.length === 0 ? EMPTY : [...this.#line])
    if (this.#line.length > 0) this.#line = []
  }
}

/** What tokens are collected with. */
interface Collecting {
  readonly parse: CodeParser
  readonly into: Lines
}

function flatten(tokens: CodeTokens, outer: string, { parse, into }: Collecting): void {
  if (typeof tokens === 'string') into.add(outer, tokens)
  else if ('content' in tokens)
    flatten(inOwnLanguage(tokens, parse) ?? tokens.content, kindOf(tokens, outer), { parse, into })
  else for (const each of tokens) flatten(each, outer, { parse, into })
}

/** Splits `code` into colored runs, line by line; long lines and very long code are in one color. */
export function tokenLinesBy(
  parse: CodeParser,
  language: string,
  code: string,
): readonly (readonly Token[])[] {
  const found = new Lines()
  for (const { text, isPlain } of piecesOf(code)) {
    const tokens = isPlain ? undefined : parse(language, text)
    if (tokens === undefined) found.add('', text)
    else flatten(tokens, '', { parse, into: found })
    // Pieces are whole lines.
    found.endToken()
  }
  return found.end()
}
