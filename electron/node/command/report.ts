import { keyOfProblem } from '../../../shared/config/read/key-of-problem.ts'
import { type MessageKey, message } from '../../../shared/messages/message.ts'
import type { Problem, Severity } from '../../../shared/text/problem.ts'
import { inWords } from '../base/words.ts'
import { printable } from './printable.ts'
import { sarif } from './sarif.ts'
import { problemInEnglish, sentences } from './sentences.ts'

/** What a check reports. */
export interface Report {
  readonly problems: readonly Problem[]
  /** The folder of the repository relative to the working directory, with a trailing slash; empty for that directory itself, and for a folder outside it. */
  readonly under: string
  /** How many were fixed before. */
  readonly fixed: number
  /** How many are left out because they are known. */
  readonly known: number
}

/** Formats the report of a check. */
export type Format = (report: Report) => string

const COUNTS: Readonly<Record<Severity, MessageKey>> = {
  error: 'cli:report.error',
  warning: 'cli:report.warning',
  notice: 'cli:report.notice',
}

/** Puts a problem into a line, and its hint into another. */
export function line(problem: Problem): string {
  const { file, line, column, severity, message: reason, hint, code } = problem
  const key = keyOfProblem(problem)
  const place = `${file}:${line}:${column}`
  const first = `${printable(place)}  ${severity}  ${printable(inWords(reason))}  (${[code, ...(key === '' ? [] : [key])].join(': ')})`
  return hint === undefined ? first : `${first}\n    ${printable(inWords(hint))}`
}

/** Says how many problems were fixed, and how many are left out. */
export const asidesOf = ({ fixed, known }: Report): readonly string[] => [
  ...(fixed > 0 ? [inWords(message('cli:report.fixed', { count: fixed }))] : []),
  ...(known > 0 ? [inWords(message('cli:report.known', { count: known }))] : []),
]

function text(report: Report): string {
  const { problems } = report
  const asides = asidesOf(report)
  if (problems.length === 0) return [inWords(message('cli:report.none')), ...asides].join('\n')
  const countOf = (severity: Severity) =>
    message(COUNTS[severity], { count: problems.filter(problem => problem.severity === severity).length })
  const sum = inWords(
    message('cli:report.sum', {
      errors: countOf('error'),
      warnings: countOf('warning'),
      notices: countOf('notice'),
    }),
  )
  return [...problems.map(line), '', sum, ...asides].join('\n')
}

const json: Format = ({ problems, fixed, known }) =>
  JSON.stringify({ problems: problems.map(problemInEnglish), fixed, known }, undefined, 2)

const inMessage = (value: string): string =>
  value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const inProperty = (value: string): string => inMessage(value).replaceAll(':', '%3A').replaceAll(',', '%2C')

const github: Format = ({ problems, under }) =>
  problems
    .map(problem => {
      const { severity, file, line, column, code } = problem
      const place = `file=${inProperty(`${under}${file}`)},line=${line},col=${column},title=${inProperty(code)}`
      return `::${severity} ${place}::${inMessage(sentences(problem))}`
    })
    .join('\n')

/** The names of the formats of `check --format`. */
export const formatNames = ['text', 'json', 'sarif', 'github'] as const

/** The name of a format. */
export type FormatName = (typeof formatNames)[number]

/** Every format of `check --format`. */
export const formats: Readonly<Record<FormatName, Format>> = {
  text,
  json,
  sarif: ({ problems, under }) => sarif(problems, under),
  github,
}
