import { inEnglish } from '../../../shared/messages/in-english.ts'
import type { Problem, Severity } from '../../../shared/text/problem.ts'
import { printable } from './printable.ts'
import { sarif } from './sarif.ts'
import { problemInEnglish, sentences } from './sentences.ts'

/** What a check reports. */
interface Report {
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

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice']

const amount = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

function line({ file, line, column, severity, message, hint, code }: Problem): string {
  const place = `${file}:${line}:${column}`
  const first = `${printable(place)}  ${severity}  ${printable(inEnglish(message))}  (${code})`
  return hint === undefined ? first : `${first}\n    ${printable(inEnglish(hint))}`
}

function text({ problems, fixed, known }: Report): string {
  const asides = [
    ...(fixed > 0 ? [`${amount(fixed, 'problem')} fixed.`] : []),
    ...(known > 0 ? [`${amount(known, 'known problem')} left out.`] : []),
  ]
  if (problems.length === 0) return ['No problems.', ...asides].join('\n')
  const counts = SEVERITIES.map(severity => problems.filter(problem => problem.severity === severity).length)
  const sum = SEVERITIES.map((severity, index) => amount(counts[index] ?? 0, severity)).join(', ')
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

/** Every format of `check --format`. */
export const formats: Readonly<Record<string, Format>> = {
  text,
  json,
  sarif: ({ problems, under }) => sarif(problems, under),
  github,
}
