import type { Problem, Severity } from '../../../shared/text/problem.ts'
import { printable } from './printable.ts'

/** Writes problems as text of some form. */
export type Format = (problems: readonly Problem[]) => string

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice']

const amount = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

function line({ file, line, column, severity, message, hint, code }: Problem): string {
  const place = `${file}:${line}:${column}`
  const first = `${printable(place)}  ${severity}  ${printable(message)}  (${code})`
  return hint === undefined ? first : `${first}\n    ${printable(hint)}`
}

function text(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'No problems.'
  const counts = SEVERITIES.map(severity => problems.filter(problem => problem.severity === severity).length)
  const sum = SEVERITIES.map((severity, index) => amount(counts[index] ?? 0, severity)).join(', ')
  return [...problems.map(line), '', sum].join('\n')
}

const json: Format = problems => JSON.stringify({ problems }, undefined, 2)

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', notice: 'note' }

const sarif: Format = problems =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'Galley',
              rules: [...new Set(problems.map(({ code }) => code))].map(id => ({ id })),
            },
          },
          columnKind: 'utf16CodeUnits',
          results: problems.map(({ code, severity, message, hint, file, line, column, length }) => ({
            ruleId: code,
            level: LEVELS[severity],
            message: { text: hint === undefined ? message : `${message} ${hint}` },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
                  region: { startLine: line, startColumn: column, charLength: length },
                },
              },
            ],
          })),
        },
      ],
    },
    undefined,
    2,
  )

const inMessage = (value: string): string =>
  value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const inProperty = (value: string): string => inMessage(value).replaceAll(':', '%3A').replaceAll(',', '%2C')

const github: Format = problems =>
  problems
    .map(({ severity, file, line, column, code, message, hint }) => {
      const place = `file=${inProperty(file)},line=${line},col=${column},title=${inProperty(code)}`
      return `::${severity} ${place}::${inMessage(hint === undefined ? message : `${message} ${hint}`)}`
    })
    .join('\n')

/** Every form that `check --format` knows. */
export const formats: Readonly<Record<string, Format>> = { text, json, sarif, github }
