import { stripVTControlCharacters } from 'node:util'

/** One failed test in the report of a runner. */
export interface Failure {
  readonly name: string
  readonly message: string
}

/** The number of passed and failed tests of a command, and the failures. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
}

/** A command that was run, and whether it succeeded. */
export interface Ran {
  readonly command: string
  readonly ok: boolean
}

/** Returns the part of a message that says what was expected, without color codes. */
const LINES = 12

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Returns the objects of a list property. */
const list = (from: Fields, name: string): readonly Fields[] => {
  const value = from[name]
  return Array.isArray(value) ? value.filter(isFields) : []
}

const text = (from: Fields, name: string): string => {
  const value = from[name]
  return typeof value === 'string' ? value : ''
}

const lines = (message: string): string =>
  stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n')

/**
 * Counts the tests in a report. Each named failure counts, even if the runner does not count it as a test; a command
 * that failed without naming anything counts as one failure with the name of the command.
 */
export function counted(
  { command, ok }: Ran,
  passed: number,
  failed: number,
  failures: readonly Failure[],
): Count {
  const isUnnamed = !ok && failures.length === 0
  return {
    passed,
    failed: Math.max(failed, failures.length, ok ? 0 : 1),
    failures: isUnnamed ? [{ name: command, message: 'What it says stands above.' }] : failures,
  }
}

/** Returns the failed tests in Vitest's JSON report; a file that could not be read counts as one. */
export function unitFailures(report: unknown): readonly Failure[] {
  if (!isFields(report)) return []
  return list(report, 'testResults').flatMap(file => {
    const failed = list(file, 'assertionResults').filter(test => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed')
      return [{ name: text(file, 'name'), message: lines(text(file, 'message')) }]
    return failed.map(test => ({
      name: `${text(file, 'name')} › ${text(test, 'fullName')}`,
      message: lines(Array.isArray(test.failureMessages) ? String(test.failureMessages[0]) : ''),
    }))
  })
}

/** Returns the failed journeys in Playwright's JSON report, including those it could not start. */
export function journeyFailures(report: unknown): readonly Failure[] {
  if (!isFields(report)) return []
  const specs = list(report, 'specs')
    .filter(spec => spec.ok === false)
    .map(spec => {
      const results = list(spec, 'tests').flatMap(test => list(test, 'results'))
      const message = results.flatMap(result => list(result, 'errors')).map(error => text(error, 'message'))
      return {
        name: `${text(spec, 'file')}:${spec.line} › ${text(spec, 'title')}`,
        message: lines(message.join('\n')),
      }
    })
  const errors = list(report, 'errors').map(error => ({
    name: 'The runner',
    message: lines(text(error, 'message')),
  }))
  return [...errors, ...specs, ...list(report, 'suites').flatMap(journeyFailures)]
}
