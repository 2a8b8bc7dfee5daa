import { parseArgs } from 'node:util'
import type { Problem, Severity } from '../../../shared/text/problem.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'
import { type Format, formats } from './report.ts'
import { openStill, type Repository, repositoryAt } from './site.ts'

interface CheckOptions {
  readonly repository: Repository
  readonly format: Format
  readonly only: readonly string[]
  readonly maxWarnings: number
}

function warningsOf(written: string | undefined): number {
  if (written === undefined) return Number.POSITIVE_INFINITY
  if (/^\d+$/.test(written)) return Number(written)
  throw new Misuse(`--max-warnings takes a number, not “${written}”.`)
}

function formatOf(written: string): Format {
  const format = Object.hasOwn(formats, written) ? formats[written] : undefined
  if (format) return format
  throw new Misuse(`--format takes ${Object.keys(formats).join(', ')}, not “${written}”.`)
}

function readOptions(args: readonly string[]): CheckOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      only: { type: 'string', multiple: true },
      'max-warnings': { type: 'string' },
    },
  })
  if (positionals.length > 1) throw new Misuse('check takes one folder.')
  return {
    format: formatOf(values.format),
    only: (values.only ?? []).flatMap(rules => rules.split(',')),
    maxWarnings: warningsOf(values['max-warnings']),
    repository: repositoryAt(positionals[0]),
  }
}

/** Every problem of a repository, as the editor shows them. */
async function problemsOf(repository: Repository): Promise<readonly Problem[]> {
  const project = await openStill(repository, { checks: true })
  await project.idle()
  const problems = project.problems()
  project.close()
  return problems
}

const count = (problems: readonly Problem[], severity: Severity): number =>
  problems.filter(problem => problem.severity === severity).length

/** Lists the problems of a repository; fails on errors, and on more warnings than are permitted. */
export async function check(args: readonly string[], io: Io): Promise<ExitCode> {
  const { repository, format, only, maxWarnings } = readOptions(args)
  const isWanted = ({ code }: Problem) =>
    only.length === 0 || only.some(rule => code === rule || code.startsWith(`${rule}/`))
  const problems = (await problemsOf(repository)).filter(isWanted)
  const text = format(problems)
  if (text !== '') io.out(text)
  return count(problems, 'error') > 0 || count(problems, 'warning') > maxWarnings ? 1 : 0
}
