import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, relative, sep } from 'node:path'
import {
  type KnownProblem,
  readBaseline,
  withoutKnown,
  writeBaseline,
} from '../../../shared/check/settings/baseline.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Project } from '../../../shared/project/project.ts'
import type { Screening } from '../../../shared/project/screening/screening.ts'
import type { Problem, Severity } from '../../../shared/text/problem.ts'
import { makeFolder } from '../base/make-folder.ts'
import { inWords } from '../base/words.ts'
import { refusalOf } from '../disk/errors.ts'
import { download, reportUnfinishedSave } from './beforehand.ts'
import { type CheckOptions, readCheckOptions } from './check-options.ts'
import { fixAll } from './fix.ts'
import { type ExitCode, type Io, Misuse } from './io.ts'
import { movedFormats } from './moved-formats.ts'
import { formats } from './report.ts'
import { screened } from './screened.ts'
import { checkExternalLinks, openOnce } from './site.ts'

/** The result of checking a repository. */
interface Outcome {
  readonly problems: readonly Problem[]
  readonly fixed: number
}

/** Returns every selected problem of a repository, as the editor shows them; with `--fix`, those left after the safe fixes; with `--as-moved`, what looks different here. */
async function checkOnce(options: CheckOptions, io: Io, screening: Screening): Promise<Outcome> {
  const { repository, only, fix, external, asMoved } = options
  const isWanted = ({ code }: Problem) =>
    only.length === 0 || only.some(rule => code === rule || code.startsWith(`${rule}/`))
  const project = await openOnce(repository, { checks: !asMoved, screening })
  try {
    if (asMoved) return { problems: (await wholeReport(project)).filter(isWanted), fixed: 0 }
    if (external) await checkExternalLinks(project, io)
    const fixed = fix ? (await fixAll(project, isWanted)).length : 0
    await project.idle()
    return { problems: project.problems().filter(isWanted), fixed }
  } finally {
    project.close()
  }
}

async function wholeReport(project: Project): Promise<readonly Problem[]> {
  const found: Problem[] = []
  let after: string | undefined
  do {
    const { problems, next } = await project.movedReport(after === undefined ? {} : { after })
    found.push(...problems)
    after = next
  } while (after !== undefined)
  return found
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw refusalOf(error, file, 'read')
  }
}

function knownIn(file: string): readonly KnownProblem[] {
  if (!existsSync(file)) {
    throw new Misuse(message('cli:check.noBaseline', { file }))
  }
  const known = readBaseline(textOf(file))
  if (known === undefined) throw new Misuse(message('cli:check.badBaseline', { file }))
  return known
}

function write(file: string, text: string): void {
  try {
    makeFolder(dirname(file))
    writeFileSync(file, text)
  } catch (error) {
    throw refusalOf(error, file, 'save')
  }
}

/** Code hosts know a file by its path from the top of the repository, where the check runs. */
function fromHere(folder: string): string {
  const path = relative(realpathSync.native(process.cwd()), folder)
  const isInside = path !== '' && path.split(sep)[0] !== '..' && !isAbsolute(path)
  return isInside ? `${path.split(sep).join('/')}/` : ''
}

const count = (problems: readonly Problem[], severity: Severity): number =>
  problems.filter(problem => problem.severity === severity).length

/** Lists the problems of a repository; fails on errors, and on more warnings than permitted. */
export async function check(args: readonly string[], io: Io): Promise<ExitCode> {
  const options = readCheckOptions(args)
  const { maxWarnings, baseline, asMoved } = options
  const format = asMoved ? movedFormats[options.format] : formats[options.format]
  await reportUnfinishedSave(options.repository, io)
  if (options.fetch) await download(options.repository, io)
  const known = baseline === undefined || options.writeBaseline ? [] : knownIn(baseline)
  const { problems: all, fixed } = await screened(screening => checkOnce(options, io, screening))
  if (options.writeBaseline && baseline !== undefined) {
    write(baseline, writeBaseline(all))
    io.out(inWords(message('cli:check.baselineWritten', { file: baseline, count: all.length })))
    return 0
  }
  const problems = withoutKnown(all, known)
  const under = fromHere(options.repository.folder)
  const text = format({ problems, under, fixed, known: all.length - problems.length })
  if (text !== '') io.out(text)
  return count(problems, 'error') > 0 || count(problems, 'warning') > maxWarnings ? 1 : 0
}
