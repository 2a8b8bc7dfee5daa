import { Parser } from 'acorn'
import jsx from 'acorn-jsx'

let extended: typeof Parser | undefined

/** The parser of JavaScript with tags, made when it is first needed: few sites have any code. */
export function parser(): typeof Parser {
  extended ??= Parser.extend(jsx())
  return extended
}
