import { parseCode } from './grammars.ts'
import { type Token, tokenLinesBy } from './token-lines.ts'

/** Splits `code` into colored runs, line by line; long lines and very long code are in one color. */
export const tokenLines = (language: string, code: string): readonly (readonly Token[])[] =>
  tokenLinesBy(parseCode, language, code)
