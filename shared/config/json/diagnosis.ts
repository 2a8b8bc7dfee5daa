import type { ParseError } from 'jsonc-parser'
import { message } from '../../messages/message.ts'
import type { JsonError } from './error.ts'
import { CLOSERS, edit, errorAt, type Finding, findingAt, openerAt, short } from './finding.ts'
import { diagnoseWord } from './unknown-word.ts'

/** The error codes of the parser; its own table does not exist at run time. */
const CODE = {
  symbol: 1,
  numberFormat: 2,
  propertyName: 3,
  value: 4,
  colon: 5,
  comma: 6,
  closeBrace: 7,
  closeBracket: 8,
  end: 9,
  comment: 10,
  stringEnd: 12,
  numberEnd: 13,
  unicode: 14,
  escape: 15,
  character: 16,
} as const

/** Explains an error of the parser in plain words; `undefined` if it only follows from another error. */
export function diagnose(text: string, { error, offset, length }: ParseError): JsonError | undefined {
  if (error === CODE.comment) return comment(text.slice(offset, offset + length), offset)
  const finding = findingAt(text, offset, length)
  switch (error) {
    case CODE.symbol:
      return isAfterEnd(finding) ? afterEnd(finding) : diagnoseWord(finding)
    case CODE.propertyName:
    case CODE.value:
      return missingPart(finding)
    case CODE.colon:
      return missingColon(finding)
    case CODE.comma:
      return missingComma(finding)
    case CODE.end:
      return afterEnd(finding)
    case CODE.stringEnd:
      return openString(finding)
    case CODE.closeBrace:
    case CODE.closeBracket:
      return ended(finding)
    case CODE.unicode:
    case CODE.escape:
      return badEscape(finding)
    case CODE.character:
      return controlCharacter(finding)
    default:
      return errorAt(finding, {
        cause: 'number',
        message: message('json:notANumber', { token: finding.token }),
      })
  }
}

function comment(token: string, offset: number): JsonError {
  const open = token.startsWith('/*') && (token.length < 4 || !token.endsWith('*/'))
  const range = { offset, length: token.length }
  return open
    ? { cause: 'open-comment', fatal: true, ...range, message: message('json:openComment') }
    : {
        cause: 'comment',
        fatal: false,
        ...range,
        message: message('json:comment'),
      }
}

function missingPart(finding: Finding): JsonError {
  const { token, before, beforeEnd, offset } = finding
  if (token === '') return ended(finding)
  if (before === ':') {
    return errorAt(finding, {
      cause: 'missing-value',
      message: message('json:missingValue'),
      fix: { label: message('json:fix.emptyText'), edits: edit(beforeEnd, 0, ' ""') },
    })
  }
  if (token === ',') {
    return errorAt(finding, {
      cause: 'extra-comma',
      message: message('json:extraComma'),
      fix: { label: message('json:fix.removeComma'), edits: edit(offset, 1, '') },
    })
  }
  if (before === ',' && token in CLOSERS && openerAt(finding) === CLOSERS[token]) {
    return {
      cause: 'trailing-comma',
      fatal: false,
      offset: beforeEnd - 1,
      length: 1,
      message: message('json:trailingComma', { token }),
      fix: { label: message('json:fix.removeComma'), edits: edit(beforeEnd - 1, 1, '') },
    }
  }
  if (token in CLOSERS) return wrongBracket(finding)
  return errorAt(finding, {
    cause: 'unexpected',
    message: message('json:unexpected', { token: short(token) }),
  })
}

const wrongBracket = (finding: Finding): JsonError =>
  errorAt(finding, {
    cause: 'wrong-bracket',
    message: message('json:wrongBracket', { token: finding.token }),
    hint: message('json:wrongBracketHint'),
  })

function missingColon(finding: Finding): JsonError {
  const { token, before, beforeEnd } = finding
  const fixable = /^["[{\w-]/.test(token)
  return errorAt(finding, {
    cause: 'missing-colon',
    message: message('json:missingColon', { before: short(before) }),
    ...(fixable && { fix: { label: message('json:fix.insertColon'), edits: edit(beforeEnd, 0, ':') } }),
  })
}

function missingComma(finding: Finding): JsonError {
  const { token, before, beforeEnd, offset } = finding
  if (token in CLOSERS) return wrongBracket(finding)
  if (/^-?0$/.test(before) && /^\d/.test(token) && beforeEnd === offset) {
    return errorAt(finding, { cause: 'number', message: message('json:leadingZero') })
  }
  return {
    cause: 'missing-comma',
    fatal: true,
    offset: Math.max(0, beforeEnd - 1),
    length: 1,
    message: message('json:missingComma', { before: short(before), token: short(token) }),
    fix: { label: message('json:fix.insertComma'), edits: edit(beforeEnd, 0, ',') },
  }
}

/** After the bracket that closes the root. */
const isAfterEnd = (finding: Finding): boolean =>
  /[\]}]/.test(finding.text[finding.beforeEnd - 1] ?? '') && openerAt(finding) === undefined

function afterEnd({ text, offset, beforeEnd }: Finding): JsonError {
  const length = text.trimEnd().length - offset
  return {
    cause: 'text-after-end',
    fatal: true,
    offset,
    length,
    message: message('json:textAfterEnd'),
    hint: message('json:textAfterEndHint'),
    fix: { label: message('json:fix.removeRest'), edits: edit(beforeEnd, offset + length - beforeEnd, '') },
  }
}

function openString(finding: Finding): JsonError {
  const end = finding.offset + finding.token.replace(/[\s,\]}]+$/, '').length
  return errorAt(finding, {
    cause: 'missing-quote',
    message: message('json:missingEndQuote'),
    fix: { label: message('json:fix.insertQuote'), edits: edit(end, 0, '"') },
  })
}

function ended({ text, beforeEnd }: Finding): JsonError {
  return {
    cause: 'unexpected-end',
    fatal: true,
    offset: Math.max(0, beforeEnd - 1),
    length: Math.min(1, text.length),
    message: message('json:unexpectedEnd'),
    hint: message('json:unexpectedEndHint'),
  }
}

const ESCAPE = /\\(?:(u[0-9a-f]{4}|["\\/bfnrt])|[\s\S]|$)/gi

function badEscape(finding: Finding): JsonError {
  const found = [...finding.token.matchAll(ESCAPE)].find(([, good]) => good === undefined)
  const at = finding.offset + (found?.index ?? 0)
  return {
    cause: 'escape',
    fatal: true,
    offset: at,
    length: found?.[0].length ?? finding.token.length,
    message: message('json:backslash'),
    fix: { label: message('json:fix.doubleBackslash'), edits: edit(at, 0, '\\') },
  }
}

function controlCharacter(finding: Finding): JsonError {
  const index = finding.token.split('').findIndex(unit => unit < ' ')
  const written = JSON.stringify(finding.token[index]).slice(1, -1)
  const at = finding.offset + index
  return {
    cause: 'control-character',
    fatal: false,
    offset: at,
    length: 1,
    message: message('json:controlCharacter', { written }),
    fix: { label: message('json:fix.write', { text: written }), edits: edit(at, 1, written) },
  }
}
