import type { Problem, Severity } from '../../../shared/text/problem.ts'
import { searchable } from '../../../shared/text/searchable.ts'
import { problemKey } from '../../host/site/problem-key.ts'
import { localize } from '../../messages/localize.ts'

/** What the list is grouped by. */
export type Grouping = 'page' | 'rule'

/** One problem of the list. The same object again while the problem is the same. */
export interface ProblemRow {
  readonly kind: 'problem'
  readonly id: string
  readonly problem: Problem
}

/** The problems of one file, or of one rule. */
export interface ProblemGroup {
  readonly kind: 'group'
  readonly id: string
  /** The file, or the name of the rule. */
  readonly name: string
  readonly severity: Severity
  readonly fixable: number
  readonly rows: readonly ProblemRow[]
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice']

const worst = (problems: readonly Problem[]): Severity =>
  SEVERITIES.find(severity => problems.some(problem => problem.severity === severity)) ?? 'notice'

const rows = new WeakMap<Problem, ProblemRow>()

/** Returns the row of a problem; `again` counts equal ones. */
function rowOf(problem: Problem, base: string, again: number): ProblemRow {
  const id = `${base}\n${again}`
  const known = rows.get(problem)
  if (known?.id === id) return known
  const row: ProblemRow = { kind: 'problem', id, problem }
  rows.set(problem, row)
  return row
}

/** Returns a row for each problem, with unique IDs. */
export function rowsOf(problems: readonly Problem[]): readonly ProblemRow[] {
  const seen = new Map<string, number>()
  return problems.map(problem => {
    const base = `${problemKey(problem)}\n${problem.line}:${problem.column}`
    const again = seen.get(base) ?? 0
    seen.set(base, again + 1)
    return rowOf(problem, base, again)
  })
}

/**
 * Returns problems by file, in their order, or by rule, the most frequent first; severe ones come
 * before all others. Groups with the same rows as in `before` are the same objects.
 */
export function groupProblems(
  problems: readonly Problem[],
  grouping: Grouping,
  before: readonly ProblemGroup[] = [],
): readonly ProblemGroup[] {
  const byName = new Map<string, ProblemRow[]>()
  for (const row of rowsOf(problems)) {
    const name = grouping === 'page' ? row.problem.file : row.problem.code
    const there = byName.get(name)
    if (there) there.push(row)
    else byName.set(name, [row])
  }
  const known = new Map(before.map(group => [group.id, group]))
  const groups = [...byName].map(([name, own]) => {
    const id = `${grouping} ${name}`
    const old = known.get(id)
    return old && isSame(old.rows, own) ? old : groupOf(id, name, own)
  })
  return groups.sort(grouping === 'page' ? bySeverity : bySeverityAndSize)
}

const isSame = (a: readonly ProblemRow[], b: readonly ProblemRow[]): boolean =>
  a.length === b.length && a.every((row, index) => row === b[index])

function groupOf(id: string, name: string, rows: readonly ProblemRow[]): ProblemGroup {
  const problems = rows.map(({ problem }) => problem)
  const fixable = problems.filter(({ fix }) => fix !== undefined).length
  return { kind: 'group', id, name, severity: worst(problems), fixable, rows }
}

const bySeverity = (a: ProblemGroup, b: ProblemGroup): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)

const bySeverityAndSize = (a: ProblemGroup, b: ProblemGroup): number =>
  bySeverity(a, b) || b.rows.length - a.rows.length

/** Returns whether a problem contains this text, as {@link searchable} has it: in its location, its message, its hint or the name of its rule. */
export const holds = ({ file, message, hint, code }: Problem, words: string): boolean =>
  words === '' ||
  searchable(`${file} ${localize(message)} ${hint === undefined ? '' : localize(hint)} ${code}`).includes(
    words,
  )
