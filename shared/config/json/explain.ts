import type { ParseError } from 'jsonc-parser'
import { diagnose } from './diagnosis.ts'
import type { JsonError } from './error.ts'

const MARKER = /(?<=^[ \t]*)<{7}(?= |\r?$)/m
const BLANK = /^\s*$/

const conflict = (text: string): JsonError | undefined => {
  const marker = MARKER.exec(text)
  return marker
    ? {
        cause: 'conflict-markers',
        fatal: true,
        offset: marker.index,
        length: 7,
        message: 'The file holds both sides of a merge that was not finished (lines with <<<<<<<).',
        hint: 'Keep one side of each marked place and delete the lines with <<<<<<<, ======= and >>>>>>>.',
      }
    : undefined
}

/**
 * Turns the findings of the reader into errors: each with its cause, one for each mistake, ending with the
 * first after which the rest would be guessed.
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
  message: 'The file is empty.',
  hint: 'It needs at least a name and a navigation.',
  fix: {
    label: 'Write a minimal file',
    edits: [
      { offset: 0, length: text.length, text: '{\n  "name": "Documentation",\n  "navigation": []\n}\n' },
    ],
  },
})
