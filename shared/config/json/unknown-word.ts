import type { JsonError } from './error.ts'
import { edit, errorAt, type Finding, short } from './finding.ts'

const OTHER_WORDS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
}
const CURLY = /^[“”„‟«»]/
const SINGLE = /^['‘’`]/
const ODD_SPACE = /^(?![\t\n\r ])[\s\u200b-\u200d\u2060]+/

/** Says what a run of characters that JSON does not know was meant to be. */
export function diagnoseWord(finding: Finding): JsonError {
  const { text, offset, token, before, beforeEnd } = finding
  const space = ODD_SPACE.exec(token)?.[0]
  if (space) return oddSpace(finding, space.length)
  if (CURLY.test(token) || SINGLE.test(token)) return wrongQuotes(finding)
  const word = OTHER_WORDS[token.toLowerCase()]
  if (word && before !== '{' && before !== ',') {
    return errorAt(finding, {
      cause: 'unexpected',
      message: `“${token}” must be written ${word}.`,
      fix: { label: `Write ${word}`, edits: edit(offset, token.length, word) },
    })
  }
  if (before.startsWith('"') && beforeEnd === offset) return quoteInside(finding)
  if (/^[+.]?\d|^-/.test(token)) {
    return errorAt(finding, {
      cause: 'number',
      message: `“${short(token)}” is not a number as JSON writes it.`,
    })
  }
  const after = /^[\w$-]*\s*:/.exec(text.slice(offset, offset + 200))
  if (after && before !== ':') return unquotedKey(finding)
  return /^[\w./#@-]/.test(token) && before !== '' ? unquotedValue(finding) : unexpected(finding)
}

const unexpected = (finding: Finding): JsonError =>
  errorAt(finding, { cause: 'unexpected', message: `“${short(finding.token)}” cannot stand here.` })

function oddSpace({ offset }: Finding, length: number): JsonError {
  return {
    cause: 'odd-space',
    fatal: true,
    offset,
    length,
    message: 'There is an invisible character here that JSON does not know, often pasted from a web page.',
    fix: { label: 'Write a plain space', edits: edit(offset, length, ' ') },
  }
}

/** The rest of the line's quoted text, with its quotation marks as JSON writes them. */
const QUOTED = /^(?:'([^'\n\r]*)'|[‘’`]([^‘’`\n\r]*)[‘’`]|[“”„‟«»]([^“”«»"\n\r]*)[“”«»"])/

function wrongQuotes(finding: Finding): JsonError {
  const { text, offset } = finding
  const found = QUOTED.exec(text.slice(offset, offset + 2000))
  const inner = found?.[1] ?? found?.[2] ?? found?.[3]
  return {
    ...errorAt(finding, {
      cause: 'wrong-quotes',
      message: 'JSON knows only straight double quotation marks (").',
    }),
    ...(found && { length: found[0].length }),
    ...(found &&
      inner !== undefined && {
        fix: {
          label: 'Write straight double quotation marks',
          edits: edit(offset, found[0].length, JSON.stringify(inner)),
        },
      }),
  }
}

const quoteInside = (finding: Finding): JsonError =>
  errorAt(finding, {
    cause: 'quote-inside',
    message: `The text before “${short(finding.token)}” ended at a quotation mark.`,
    hint: 'A quotation mark inside a text must be written \\".',
  })

const unquotedKey = (finding: Finding): JsonError =>
  errorAt(finding, {
    cause: 'unquoted-key',
    message: `The name “${short(finding.token)}” must stand in quotation marks.`,
    fix: {
      label: 'Add quotation marks',
      edits: edit(finding.offset, finding.token.length, JSON.stringify(finding.token)),
    },
  })

/** Up to what is surely not meant to be in quotation marks: a bracket, or a comma before the next key or value. */
const UNTIL_NEXT = /^(?:(?![\]}"]|,\s*(?:["{[]|$)).)*/

function unquotedValue(finding: Finding): JsonError {
  const { text, offset } = finding
  const line = /^[^\n\r]*/.exec(text.slice(offset, offset + 2000))?.[0] ?? ''
  const opening = /^[^"]*"(?=\s*[,\]}]?\s*$)/.test(line)
  const written = UNTIL_NEXT.exec(line)?.[0].trimEnd() ?? ''
  return errorAt(finding, {
    cause: opening ? 'missing-quote' : 'unquoted-value',
    message: opening
      ? 'A quotation mark is missing at the start of this text.'
      : `The text “${short(written)}” must stand in quotation marks.`,
    fix: opening
      ? { label: 'Insert a quotation mark', edits: edit(offset, 0, '"') }
      : { label: 'Add quotation marks', edits: edit(offset, written.length, JSON.stringify(written)) },
  })
}
