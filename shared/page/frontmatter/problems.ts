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

const WORDS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'A tab cannot indent a line here. Use spaces.',
  MISSING_CHAR: 'A quotation mark, a bracket or a colon is missing here.',
  BAD_INDENT: 'A bracket is not closed, or this line is indented in a way that does not fit.',
  BAD_ALIAS: 'A value that begins with * must stand in quotation marks.',
  BAD_SCALAR_START: 'A value that begins with this character must stand in quotation marks.',
  MULTILINE_IMPLICIT_KEY: 'A colon is missing in this line, or the one before it.',
  TOO_MUCH: 'The block at the start of the page is nested too deeply or repeats itself too often.',
  TOO_LONG: 'The block at the start of the page is longer than 64 kB and is not read.',
}

const HINT = 'The block between the dashes holds one field per line: name, colon, space, value.'

/** Explains why a block cannot be read; `base` is the start of its source in the page. */
export const explainYaml = ({ code, offset, length }: YamlError, base: number): Finding => ({
  severity: 'error',
  offset: base + offset,
  length,
  message: WORDS[code] ?? 'This line cannot be read as “name: value”.',
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
  const reason = /:(?:[ \t]|$)/.test(value) ? 'holds a colon' : `begins with ${value.slice(0, 1)}`
  return {
    severity: 'error',
    offset: valueStart,
    length: value.length,
    pointer: `/${key}`,
    message: `The ${key} ${reason}, so all of it must stand in quotation marks.`,
    fix: {
      label: 'Add quotation marks',
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
