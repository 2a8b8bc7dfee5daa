import type { ParseError } from 'jsonc-parser'
import type { JsonError } from './error.ts'
import { CLOSERS, edit, errorAt, type Finding, findingAt, openerAt, short } from './finding.ts'
import { diagnoseWord } from './unknown-word.ts'

/** What the reader calls its findings; its own table is not there at run time. */
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

/** Says in a person's words what the reader found; `undefined` where it only follows from another finding. */
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
        message: `“${finding.token}” is not a whole number or a decimal.`,
      })
  }
}

function comment(token: string, offset: number): JsonError {
  const open = token.startsWith('/*') && (token.length < 4 || !token.endsWith('*/'))
  const place = { offset, length: token.length }
  return open
    ? { cause: 'open-comment', fatal: true, ...place, message: 'This comment has no end (*/).' }
    : {
        cause: 'comment',
        fatal: false,
        ...place,
        message: 'Comments are not part of JSON. Galley keeps them; other programs may refuse the file.',
      }
}

function missingPart(finding: Finding): JsonError {
  const { token, before, beforeEnd, offset } = finding
  if (token === '') return ended(finding)
  if (before === ':') {
    return errorAt(finding, {
      cause: 'missing-value',
      message: 'A value is missing after the colon.',
      fix: { label: 'Write an empty text', edits: edit(beforeEnd, 0, ' ""') },
    })
  }
  if (token === ',') {
    return errorAt(finding, {
      cause: 'extra-comma',
      message: 'There is one comma too many.',
      fix: { label: 'Remove the comma', edits: edit(offset, 1, '') },
    })
  }
  if (before === ',' && token in CLOSERS && openerAt(finding) === CLOSERS[token]) {
    return {
      cause: 'trailing-comma',
      fatal: false,
      offset: beforeEnd - 1,
      length: 1,
      message: `There is a comma before “${token}” with nothing after it. Other programs may refuse the file.`,
      fix: { label: 'Remove the comma', edits: edit(beforeEnd - 1, 1, '') },
    }
  }
  if (token in CLOSERS) return wrongBracket(finding)
  return errorAt(finding, { cause: 'unexpected', message: `“${short(token)}” cannot stand here.` })
}

const wrongBracket = (finding: Finding): JsonError =>
  errorAt(finding, {
    cause: 'wrong-bracket',
    message: `“${finding.token}” closes nothing that is open here.`,
    hint: 'Look for a bracket that is missing above, or remove this one.',
  })

function missingColon(finding: Finding): JsonError {
  const { token, before, beforeEnd } = finding
  const fixable = /^["[{\w-]/.test(token)
  return errorAt(finding, {
    cause: 'missing-colon',
    message: `A colon and a value are expected after ${short(before)}.`,
    ...(fixable && { fix: { label: 'Insert a colon', edits: edit(beforeEnd, 0, ':') } }),
  })
}

function missingComma(finding: Finding): JsonError {
  const { token, before, beforeEnd, offset } = finding
  if (token in CLOSERS) return wrongBracket(finding)
  if (/^-?0$/.test(before) && /^\d/.test(token) && beforeEnd === offset) {
    return errorAt(finding, { cause: 'number', message: 'A number cannot begin with a zero.' })
  }
  return {
    cause: 'missing-comma',
    fatal: true,
    offset: Math.max(0, beforeEnd - 1),
    length: 1,
    message: `A comma is missing between ${short(before)} and ${short(token)}.`,
    fix: { label: 'Insert a comma', edits: edit(beforeEnd, 0, ',') },
  }
}

/** Behind a bracket that closes the whole. */
const isAfterEnd = (finding: Finding): boolean =>
  /[\]}]/.test(finding.text[finding.beforeEnd - 1] ?? '') && openerAt(finding) === undefined

function afterEnd({ text, offset, beforeEnd }: Finding): JsonError {
  const length = text.trimEnd().length - offset
  return {
    cause: 'text-after-end',
    fatal: true,
    offset,
    length,
    message: 'There is text after the end of the file’s content.',
    hint: 'Look for a bracket that closes too early, or remove what follows.',
    fix: { label: 'Remove what follows', edits: edit(beforeEnd, offset + length - beforeEnd, '') },
  }
}

function openString(finding: Finding): JsonError {
  const end = finding.offset + finding.token.replace(/[\s,\]}]+$/, '').length
  return errorAt(finding, {
    cause: 'missing-quote',
    message: 'A quotation mark is missing at the end of this text.',
    fix: { label: 'Insert a quotation mark', edits: edit(end, 0, '"') },
  })
}

function ended({ text, beforeEnd }: Finding): JsonError {
  return {
    cause: 'unexpected-end',
    fatal: true,
    offset: Math.max(0, beforeEnd - 1),
    length: Math.min(1, text.length),
    message: 'The file ends too early: a closing bracket is missing.',
    hint: 'Look for the object or list that is not closed.',
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
    message: 'A backslash has a meaning of its own in JSON and must be written twice.',
    fix: { label: 'Write the backslash twice', edits: edit(at, 0, '\\') },
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
    message: `This text holds a character that must be written ${written}. Other programs may refuse the file.`,
    fix: { label: `Write ${written}`, edits: edit(at, 1, written) },
  }
}
