import { Lexer, Parser } from 'yaml'

/** How deeply values may be nested; `js-yaml` has the same limit. */
const DEEPEST = 100

/** The shortest text that can be nested so deeply has as many brackets, or as wide an indentation. */
function canBeDeep(source: string): boolean {
  let brackets = 0
  for (const _ of source.matchAll(/[[{]/g)) if (++brackets > DEEPEST) return true
  for (const { 0: indentation } of source.matchAll(/^[ \t?:-]+/gm))
    if (indentation.length > DEEPEST) return true
  return false
}

/**
 * Whether a YAML text is nested too deeply to be composed: that step is recursive, and V8 ends the process when
 * it compiles a regular expression at the end of the stack. Reads the text no further than to that depth.
 */
export function isTooDeep(source: string): boolean {
  if (!canBeDeep(source)) return false
  const parser = new Parser()
  for (const lexeme of new Lexer().lex(source)) {
    for (const _ of parser.next(lexeme)) {
      // Only the nesting counts.
    }
    if (parser.stack.length > DEEPEST) return true
  }
  return false
}
