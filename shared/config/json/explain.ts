import type { ParseError } from 'jsonc-parser'
import { message } from '../../messages/message.ts'
import { diagnose } from './diagnosis.ts'
import type { JsonError } from './error.ts'

const MARKER = /^([ \t]*)<{7}(?= |\r?$)/m
const BLANK = /^\s*$/

const conflict = (text: string): JsonError | undefined => {
  const marker = MARKER.exec(text)
  return marker
    ? {
        cause: 'conflict-markers',
        fatal: true,
        offset: marker.index + (marker[1] ?? '').length,
        length: 7,
        message: message('json:mergeConflict'),
        hint: message('json:mergeConflictHint'),
      }
    : undefined
}

/**
 * Turns the parser's errors into explained ones: one for each mistake, up to the first after which the rest
 * would be guessed.
 */
export function explain(text: string, found: readonly ParseError[]): readonly JsonError[] {
  const errors: JsonError[] = []
  if (found.length === 0) return errors
  if (BLANK.test(text)) return [empty(text)]
  const seen = new Set<number>()
  let commented = false
  for (const finding of found) {
    const error = seen.has(finding.offset) ? undefined : diagnose(text, finding)
    seen.add(finding.offset)
    if (!error || (error.cause === 'comment' && commented)) continue
    commented ||= error.cause === 'comment'
    if (error.fatal) return [...errors, conflict(text) ?? error]
    errors.push(error)
  }
  return errors
}

const empty = (text: string): JsonError => ({
  cause: 'empty',
  fatal: true,
  offset: 0,
  length: text.length,
  message: message('json:empty'),
  hint: message('json:emptyHint'),
  fix: {
    label: message('json:fix.minimalFile'),
    edits: [
      { offset: 0, length: text.length, text: '{\n  "name": "Documentation",\n  "navigation": []\n}\n' },
    ],
  },
})
