import { type Message, message } from '../../messages/message.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Problem, Severity } from '../../text/problem.ts'
import type { FrontmatterField } from './fields.ts'
import { readYaml, type YamlError } from './value.ts'
import { quoteDouble } from './write.ts'

/** A problem without its file and line. */
export type Finding = Pick<Problem, 'severity' | 'offset' | 'length' | 'message'> &
  Partial<Pick<Problem, 'hint' | 'fix' | 'pointer'>>

/** Turns the findings in a page into problems. */
export function problemsOf(file: string, text: string, findings: readonly Finding[]): readonly Problem[] {
  if (findings.length === 0) return []
  const starts = lineStarts(text)
  return findings.map(finding => ({
    code: 'page/frontmatter',
    file,
    ...positionAt(starts, finding.offset),
    ...finding,
    length: Math.min(finding.length, text.length - finding.offset),
  }))
}

const WORDS: Readonly<Record<string, Message>> = {
  TAB_AS_INDENT: message('page-syntax:frontmatter.tab'),
  MISSING_CHAR: message('page-syntax:frontmatter.missingMark'),
  BAD_INDENT: message('page-syntax:frontmatter.indent'),
  BAD_ALIAS: message('page-syntax:frontmatter.alias'),
  BAD_SCALAR_START: message('page-syntax:frontmatter.scalarStart'),
  MULTILINE_IMPLICIT_KEY: message('page-syntax:frontmatter.missingColon'),
  TOO_MUCH: message('page-syntax:frontmatter.tooMuch'),
  TOO_LONG: message('page-syntax:frontmatter.tooLong'),
}

const HINT = message('page-syntax:frontmatter.hint')

/** Explains why a block cannot be read; `base` is the start of its source in the page. */
export const explainYaml = ({ code, offset, length }: YamlError, base: number): Finding => ({
  severity: 'error',
  offset: base + offset,
  length,
  message: WORDS[code] ?? message('page-syntax:frontmatter.unreadable'),
  hint: HINT,
})

/** A colon inside, a first character with a meaning, or text around brackets or quotes. */
const NEEDS_QUOTES = /:(?:[ \t]|$)|^[@`%*&!"']|^[[{].*[\]}][ \t]*[^\s#\]}]/

/** Reports that a value needs quotes and offers them, if that is what is wrong with it. */
export function quotesNeeded(
  source: string,
  base: number,
  { key, style, valueStart, valueEnd }: FrontmatterField,
): Finding | undefined {
  const value = source.slice(valueStart - base, valueEnd - base)
  if (style !== 'plain' || !NEEDS_QUOTES.test(value) || !readYaml(`key: ${value}`).error) return undefined
  return {
    severity: 'error',
    offset: valueStart,
    length: value.length,
    pointer: `/${key}`,
    message: /:(?:[ \t]|$)/.test(value)
      ? message('page-syntax:frontmatter.colonQuotes', { key })
      : message('page-syntax:frontmatter.markQuotes', { key, mark: value.slice(0, 1) }),
    fix: {
      label: message('page-syntax:frontmatter.addQuotes'),
      safe: true,
      edits: [{ offset: valueStart, length: value.length, text: quoteDouble(value) }],
    },
  }
}

/** Creates a finding about the whole block. */
export const blockFinding = (
  severity: Severity,
  { offset, length }: { readonly offset: number; readonly length: number },
  rest: Pick<Finding, 'message' | 'hint' | 'fix'>,
): Finding => ({ severity, offset, length, ...rest })
