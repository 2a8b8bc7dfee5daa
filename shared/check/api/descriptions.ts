import { parsePointer } from '../../config/json/pointer.ts'
import { isAddress } from '../../config/navigation/address.ts'
import { message } from '../../messages/message.ts'
import type { Apis } from '../../openapi/apis.ts'
import { type Locate, locator, type Span } from '../../openapi/document/locate.ts'
import type { ApiFile } from '../../openapi/document/references.ts'
import { apiEditor } from '../../openapi/edit/edits.ts'
import { similarOperation } from '../../openapi/find.ts'
import { pathOfFile } from '../../page/summary.ts'
import { lineStarts, positionAt } from '../../text/position.ts'
import type { Problem } from '../../text/problem.ts'
import type { ConfigCheck } from '../base/config-check.ts'
import { stampFixes } from '../base/fixes.ts'
import type { PageCheck } from '../base/page-check.ts'
import { applySettings, type CheckSettings, defaultSettings, isOnIn } from '../settings/read.ts'
import { apiFaults } from './faults.ts'
import type { ApiFault } from './rules/lint.ts'

interface FileTools {
  readonly text: string
  readonly starts: readonly number[]
  readonly locate: Locate
  readonly edit: ReturnType<typeof apiEditor>
}

const toolsFor = (text: string): FileTools => ({
  text,
  starts: lineStarts(text),
  locate: locator(text),
  edit: apiEditor(text),
})

type ProblemText = Pick<Problem, 'code' | 'severity' | 'message' | 'hint' | 'pointer'>

function problem(file: string, starts: readonly number[], span: Span, text: ProblemText): Problem {
  return { ...text, file, ...span, ...positionAt(starts, span.offset) }
}

/** A fault as a problem of its file. */
function located({ rule, severity, file, pointer, message, hint, fix }: ApiFault, tools: FileTools): Problem {
  const told = { code: rule, severity, message, pointer, ...(hint && { hint }) }
  const found = problem(file, tools.starts, tools.locate(pointer), told)
  const edits = fix && tools.edit(fix.changes)
  if (!fix || !edits || edits.length === 0) return found
  return { ...found, fix: { label: fix.label, edits, ...(fix.safe && { safe: true }) } }
}

/** The problems that were found, and what they were found in. */
interface Checked {
  readonly settings: CheckSettings
  readonly state: readonly unknown[]
  readonly found: ReadonlyMap<string, readonly Problem[]>
}

/** The last result for descriptions whose first file is this one. */
const checked = new WeakMap<ApiFile, Checked>()

/** Everything that the problems depend on; a file that did not change is the same object again. */
const stateOf = (apis: Apis): readonly unknown[] => [
  ...apis.paths.flatMap(file => [file, apis.held(file)]),
  ...apis.entries.flatMap(({ file, broken, finding }) => [
    file,
    broken,
    finding?.message.key,
    finding?.offset,
  ]),
]

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])

const NO_HOSTS: ReadonlySet<string> = new Set()

/**
 * Returns the problems of the API descriptions that were read, by file; a file without problems has an empty
 * list. They may embed pages of the hosts that are `allowed`. As long as no description changes, the result is the same object.
 */
export function checkApis(
  apis: Apis,
  settings: CheckSettings = defaultSettings,
  allowed: ReadonlySet<string> = NO_HOSTS,
): ReadonlyMap<string, readonly Problem[]> {
  const first = apis.paths.flatMap(file => apis.held(file) ?? [])[0]
  const state = [...stateOf(apis), ...allowed]
  const last = first && checked.get(first)
  if (last && last.settings === settings && isSame(last.state, state)) return last.found
  const found = findProblems(apis, settings, allowed)
  if (first) checked.set(first, { settings, state, found })
  return found
}

function findProblems(
  apis: Apis,
  settings: CheckSettings,
  allowed: ReadonlySet<string>,
): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>(
    apis.paths.filter(file => !isAddress(file)).map(file => [file, []]),
  )
  const tools = new Map<string, FileTools>()
  const toolsOf = (file: string): FileTools => {
    const made = tools.get(file) ?? toolsFor(apis.files.text(file) ?? '')
    tools.set(file, made)
    return made
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
  for (const fault of apiFaults(apis, settings, allowed))
    if (isOnIn(settings, fault.rule, fault.file))
      found.get(fault.file)?.push(located(fault, toolsOf(fault.file)))
  return new Map(
    [...found].map(([file, problems]) => [
      file,
      applySettings(stampFixes(problems, apis.files.text(file) ?? ''), settings),
    ]),
  )
}

/** At most this many problems of one address are reported; of the rest, only the number. */
const MOST_REPORTED = 20

const known = new WeakMap<Apis, readonly ApiFault[]>()

/** The problems of descriptions, found once for each reading of them. */
function faultsOf(apis: Apis): readonly ApiFault[] {
  const found = known.get(apis) ?? apiFaults(apis, defaultSettings, NO_HOSTS)
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
