import { message } from '../../messages/message.ts'
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

/** Explains what a run of characters that is not JSON was meant to be. */
export function diagnoseWord(finding: Finding): JsonError {
  const { text, offset, token, before, beforeEnd } = finding
  const space = ODD_SPACE.exec(token)?.[0]
  if (space) return oddSpace(finding, space.length)
  if (CURLY.test(token) || SINGLE.test(token)) return wrongQuotes(finding)
  const word = OTHER_WORDS[token.toLowerCase()]
  if (word && before !== '{' && before !== ',') {
    return errorAt(finding, {
      cause: 'unexpected',
      message: message('json:wrongWord', { token, word }),
      fix: { label: message('json:fix.write', { text: word }), edits: edit(offset, token.length, word) },
    })
  }
  if (before.startsWith('"') && beforeEnd === offset) return quoteInside(finding)
  if (/^[+.]?\d|^-/.test(token)) {
    return errorAt(finding, {
      cause: 'number',
      message: message('json:notJsonNumber', { token: short(token) }),
    })
  }
  const after = /^[\w$-]*\s*:/.exec(text.slice(offset, offset + 200))
  if (after && before !== ':') return unquotedKey(finding)
  return /^[\w./#@-]/.test(token) && before !== '' ? unquotedValue(finding) : unexpected(finding)
}

const unexpected = (finding: Finding): JsonError =>
  errorAt(finding, {
    cause: 'unexpected',
    message: message('json:unexpected', { token: short(finding.token) }),
  })

function oddSpace({ offset }: Finding, length: number): JsonError {
  return {
    cause: 'odd-space',
    fatal: true,
    offset,
    length,
    message: message('json:oddSpace'),
    fix: { label: message('json:fix.plainSpace'), edits: edit(offset, length, ' ') },
  }
}

/** The rest of the line's quoted text, with its quotes as JSON writes them. */
const QUOTED = /^(?:'([^'\n\r]*)'|[‘’`]([^‘’`\n\r]*)[‘’`]|[“”„‟«»]([^“”«»"\n\r]*)[“”«»"])/

function wrongQuotes(finding: Finding): JsonError {
  const { text, offset } = finding
  const found = QUOTED.exec(text.slice(offset, offset + 2000))
  const inner = found?.[1] ?? found?.[2] ?? found?.[3]
  return {
    ...errorAt(finding, {
      cause: 'wrong-quotes',
      message: message('json:wrongQuotes'),
    }),
    ...(found && { length: found[0].length }),
    ...(found &&
      inner !== undefined && {
        fix: {
          label: message('json:fix.straightQuotes'),
          edits: edit(offset, found[0].length, JSON.stringify(inner)),
        },
      }),
  }
}

const quoteInside = (finding: Finding): JsonError =>
  errorAt(finding, {
    cause: 'quote-inside',
    message: message('json:quoteInside', { token: short(finding.token) }),
    hint: message('json:quoteInsideHint'),
  })

const unquotedKey = (finding: Finding): JsonError =>
  errorAt(finding, {
    cause: 'unquoted-key',
    message: message('json:unquotedKey', { token: short(finding.token) }),
    fix: {
      label: message('json:fix.addQuotes'),
      edits: edit(finding.offset, finding.token.length, JSON.stringify(finding.token)),
    },
  })

/** Up to where the quotes must end: a bracket, or a comma before the next key or value. */
const UNTIL_NEXT = /^(?:(?![\]}"]|,\s*(?:["{[]|$)).)*/

function unquotedValue(finding: Finding): JsonError {
  const { text, offset } = finding
  const line = /^[^\n\r]*/.exec(text.slice(offset, offset + 2000))?.[0] ?? ''
  const opening = /^[^"]*"(?=\s*[,\]}]?\s*$)/.test(line)
  const written = UNTIL_NEXT.exec(line)?.[0].trimEnd() ?? ''
  return errorAt(finding, {
    cause: opening ? 'missing-quote' : 'unquoted-value',
    message: opening
      ? message('json:missingStartQuote')
      : message('json:unquotedValue', { written: short(written) }),
    fix: opening
      ? { label: message('json:fix.insertQuote'), edits: edit(offset, 0, '"') }
      : {
          label: message('json:fix.addQuotes'),
          edits: edit(offset, written.length, JSON.stringify(written)),
        },
  })
}
