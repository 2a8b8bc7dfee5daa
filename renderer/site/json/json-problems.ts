import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { FieldForm } from '../../../shared/openapi/schema/field-form.ts'
import { requestText } from '../base/texts.ts'
import { valueAt } from '../values/filling.ts'
import { problemText } from '../values/limit-problems.ts'
import { type ValueProblem, valueProblems } from '../values/value-problems.ts'

/** Something wrong in a JSON text. */
export interface JsonProblem {
  readonly offset: number
  readonly length: number
  /** From 1. */
  readonly line: number
  readonly column: number
  readonly sentence: string
}

/** Problems that are listed at a time. */
const MOST = 20
/** Longer texts are not checked until they are sent, and then only for valid JSON. */
const LONGEST = 300_000

const SYNTAX = {
  CommaExpected: 'commaExpected',
  ColonExpected: 'colonExpected',
  PropertyNameExpected: 'nameExpected',
  CloseBraceExpected: 'braceExpected',
  CloseBracketExpected: 'bracketExpected',
  UnexpectedEndOfString: 'quoteExpected',
  InvalidCommentToken: 'commentFound',
  EndOfFileExpected: 'endExpected',
  ValueExpected: 'valueExpected',
} as const

const isKnown = (name: string): name is keyof typeof SYNTAX => Object.hasOwn(SYNTAX, name)

function syntaxText({ error }: ParseError): string {
  const name = printParseErrorCode(error)
  return requestText(isKnown(name) ? SYNTAX[name] : 'badJson')
}

const positionOf = (text: string, offset: number): Pick<JsonProblem, 'line' | 'column'> => {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** The range that a problem marks: the name of a field that is not described, or else the value. */
function rangeOf(tree: Node, { path, kind }: ValueProblem): Pick<JsonProblem, 'offset' | 'length'> {
  const node = findNodeAtLocation(tree, [...path])
  if (!node) return { offset: tree.offset, length: 1 }
  const [key] = kind === 'extra' ? (node.parent?.children ?? []) : []
  const at = key ?? node
  const isDeep = at.type === 'object' || at.type === 'array'
  return { offset: at.offset, length: isDeep ? 1 : at.length }
}

/** Returns the syntax errors of a JSON text; without any, what does not fit its description. */
export function jsonProblems(text: string, form: FieldForm | undefined): readonly JsonProblem[] {
  if (text.trim() === '' || text.length > LONGEST) return []
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  if (errors.length > 0 || !tree) {
    return errors.slice(0, MOST).map(error => ({
      offset: error.offset,
      length: error.length,
      ...positionOf(text, error.offset),
      sentence: syntaxText(error),
    }))
  }
  if (!form) return []
  const value: unknown = JSON.parse(text)
  return valueProblems(value, form)
    .slice(0, MOST)
    .map(problem => {
      const range = rangeOf(tree, problem)
      const sentence = problemText(problem, valueAt(value, problem.path))
      return { ...range, ...positionOf(text, range.offset), sentence }
    })
    .sort((one, other) => one.offset - other.offset)
}
