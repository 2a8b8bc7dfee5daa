import type { Refractor } from 'refractor/core'

/** A part of code with a kind, such as `string`, and other names for that kind. */
export interface CodeToken {
  readonly type: string
  readonly alias?: string | readonly string[]
  readonly content: CodeTokens
}

/** Code in parts; a plain text has no kind. */
export type CodeTokens = string | CodeToken | readonly (string | CodeToken)[]

type Grammar = Refractor['languages'][string]

/** A run of the highlighter, as its hooks see and change it. */
interface Run {
  code: string
  grammar: Grammar
  readonly language: string
  tokens?: CodeTokens
}

/**
 * What refractor inherits from Prism, and its types leave out. `refractor.highlight` would make an element of every
 * token, which takes most of the time and the memory.
 */
interface Prism {
  readonly hooks: { run(name: 'before-tokenize' | 'after-tokenize', run: Run): void }
  tokenize(code: string, grammar: Grammar): CodeTokens
}

/** Splits code with the grammar of a language; `undefined` if there is none. */
export type CodeParser = (language: string, code: string) => CodeTokens | undefined

/** A parser with the grammars that are registered. */
export function codeParser(refractor: Refractor): CodeParser {
  const prism = refractor as Refractor & Prism
  return (language, code) => {
    const grammar = refractor.registered(language) ? refractor.languages[language] : undefined
    if (grammar === undefined) return undefined
    const run: Run = { code, grammar, language }
    prism.hooks.run('before-tokenize', run)
    run.tokens = prism.tokenize(run.code, run.grammar)
    prism.hooks.run('after-tokenize', run)
    return run.tokens
  }
}
