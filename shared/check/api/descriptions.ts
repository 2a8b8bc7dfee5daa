import { parsePointer } from '../../config/json/pointer.ts'
import { isAddress } from '../../config/navigation/address.ts'
import { message } from '../../messages/message.ts'
import type { Apis } from '../../openapi/apis.ts'
import { type ApiProblem, apiProblems } from '../../openapi/diagnose.ts'
import { type Locate, locator, type Span } from '../../openapi/document/locate.ts'
import { similarOperation } from '../../openapi/find.ts'
import { pathOfFile } from '../../page/summary.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Problem } from '../../text/problem.ts'
import type { ConfigCheck } from '../base/config-check.ts'
import type { PageCheck } from '../base/page-check.ts'
import { applySettings, type CheckSettings, defaultSettings } from '../settings/read.ts'
import { apiGaps } from './gaps.ts'

interface FileLocator {
  readonly starts: readonly number[]
  readonly locate: Locate
}

type ProblemText = Pick<Problem, 'code' | 'severity' | 'message' | 'hint' | 'pointer'>

function problem(file: string, starts: readonly number[], span: Span, text: ProblemText): Problem {
  return { ...text, file, ...span, ...positionAt(starts, span.offset) }
}

/** Returns the problems of the API descriptions that were read, by file; a file without problems has an empty list. */
export function checkApis(
  apis: Apis,
  settings: CheckSettings = defaultSettings,
): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>(
    apis.paths.filter(file => !isAddress(file)).map(file => [file, []]),
  )
  const locators = new Map<string, FileLocator>()
  const locatorOf = (file: string): FileLocator => {
    const text = apis.files.text(file) ?? ''
    const known = locators.get(file) ?? { starts: lineStarts(text), locate: locator(text) }
    locators.set(file, known)
    return known
  }
  for (const { file, finding, broken } of apis.entries) {
    if (file === undefined || finding === undefined || isAddress(file)) continue
    const { message, hint, offset } = finding
    const code = 'api/unreadable' as const
    const reported = {
      code,
      severity: broken === undefined ? ('warning' as const) : ('error' as const),
      message,
    }
    const starts = lineStarts(broken ?? apis.files.text(file) ?? '')
    const span = { offset, length: 0 }
    found.set(file, [problem(file, starts, span, hint === undefined ? reported : { ...reported, hint })])
  }
  for (const { rule, severity, file, pointer, message, hint } of [
    ...apiProblems(apis),
    ...apiGaps(apis, settings),
  ]) {
    if (!found.has(file)) continue
    const { starts, locate } = locatorOf(file)
    const told = { code: rule, severity, message, pointer, ...(hint === undefined ? {} : { hint }) }
    found.get(file)?.push(problem(file, starts, locate(pointer), told))
  }
  return new Map([...found].map(([file, problems]) => [file, applySettings(problems, settings)]))
}

/** At most this many problems of one address are reported; of the rest, only the number. */
const MOST_REPORTED = 20

const known = new WeakMap<Apis, readonly ApiProblem[]>()

/** The problems of descriptions, found once for each reading of them. */
function faultsOf(apis: Apis): readonly ApiProblem[] {
  const found = known.get(apis) ?? apiProblems(apis)
  known.set(apis, found)
  return found
}

/** Reports problems in downloaded copies with their lines; people here cannot fix them. */
function addressFaults(check: ConfigCheck, apis: Apis): void {
  for (const { at, file, source } of apis.entries) {
    if (at === undefined || file === undefined || source === undefined || !isAddress(file)) continue
    const text = apis.files.text(file) ?? ''
    const [starts, locate] = [lineStarts(text), locator(text)]
    const own = faultsOf(apis).filter(fault => fault.file === file && fault.severity !== 'notice')
    const hint = message('checks:api.author', { file })
    for (const { pointer, message: reason } of own.slice(0, MOST_REPORTED)) {
      const { line, column } = positionAt(starts, locate(pointer).offset)
      check.add('api/address', parsePointer(at) ?? [], {
        message: message('checks:api.inDescription', { file, line, column, reason }),
        hint,
      })
    }
    const left = own.length - MOST_REPORTED
    if (left > 0)
      check.add('api/address', parsePointer(at) ?? [], {
        message: message('checks:api.moreProblems', { file, count: left }),
        hint,
      })
  }
}

/** Checks the API descriptions that docs.json names by address; they are read from downloaded copies. */
export function checkApiAddresses(check: ConfigCheck): void {
  const { apis } = check.context.site
  for (const { at, file, finding } of apis?.entries ?? []) {
    if (at === undefined || finding === undefined || !(file === undefined || isAddress(file))) continue
    check.add('api/address', parsePointer(at) ?? [], { message: finding.message, hint: finding.hint })
  }
  if (apis) addressFaults(check, apis)
}

/** Checks that the operation a page names exists. */
export function checkPageOperation(check: PageCheck): void {
  const path = pathOfFile(check.page.file)
  const { apis, reference } = check.context.site
  const missing = reference.missing.get(path)
  if (!missing || !apis) return
  const suggestion = similarOperation(apis, missing)
  check.add('page/no-operation', check.field('openapi'), {
    message: missing.message,
    hint: suggestion === undefined ? undefined : message('common:didYouMean', { near: suggestion }),
    pointer: '/openapi',
  })
}
