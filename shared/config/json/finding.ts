import { createScanner } from 'jsonc-parser'
import type { TextEdit } from '../../text/edit.ts'
import type { JsonError } from './error.ts'

/** An error of the parser with the tokens around it. */
export interface Finding {
  readonly text: string
  readonly offset: number
  /** The source of the token that was found. */
  readonly token: string
  /** The previous token, comments ignored; empty at the start. */
  readonly before: string
  readonly beforeEnd: number
}

const END_OF_TEXT = 17

function tokenBefore(text: string, offset: number): Pick<Finding, 'before' | 'beforeEnd'> {
  const scanner = createScanner(text, true)
  let start = 0
  let end = 0
  while (scanner.scan() !== END_OF_TEXT && scanner.getTokenOffset() < offset) {
    start = scanner.getTokenOffset()
    end = start + scanner.getTokenLength()
  }
  return { before: text.slice(start, end), beforeEnd: end }
}

/** Creates an error at the token. */
export function errorAt(finding: Finding, rest: Omit<JsonError, 'fatal' | 'offset' | 'length'>): JsonError {
  return { fatal: true, offset: finding.offset, length: finding.token.length, ...rest }
}

/** Creates the single edit of a fix. */
export const edit = (offset: number, length: number, text: string): readonly TextEdit[] => [
  { offset, length, text },
]

/** Adds the tokens around a token of the text. */
export const findingAt = (text: string, offset: number, length: number): Finding => ({
  text,
  offset,
  token: text.slice(offset, offset + length),
  ...tokenBefore(text, offset),
})

/** The opening bracket of each closing one. */
export const CLOSERS: Readonly<Record<string, string>> = { '}': '{', ']': '[' }

/** Returns the bracket that is open at an error. */
export function openerAt({ text, offset }: Finding): string | undefined {
  const open: string[] = []
  const scanner = createScanner(text, true)
  while (scanner.scan() !== END_OF_TEXT && scanner.getTokenOffset() < offset) {
    const mark = text.slice(scanner.getTokenOffset(), scanner.getTokenOffset() + scanner.getTokenLength())
    if (mark === '{' || mark === '[') open.push(mark)
    else if (mark in CLOSERS && open.at(-1) === CLOSERS[mark]) open.pop()
  }
  return open.at(-1)
}

/** Cuts a token to a length that fits into a sentence. */
export const short = (token: string): string => (token.length > 30 ? `${token.slice(0, 30)}…` : token)
