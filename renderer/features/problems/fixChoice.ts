import { type FixableProblem, joinFixes } from '../../../shared/check/base/fixes.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { lineEnd, lineStart } from '../../../shared/text/lines.ts'
import type { Fix, Problem } from '../../../shared/text/problem.ts'
import { type ProblemRow, rowsOf } from './groups.ts'
import type { FixScope } from './store.ts'

/** A problem that can be fixed, as a row of a list. */
export type FixRow = ProblemRow & { readonly problem: FixableProblem }

const isIn = (problem: Problem, { rule, file }: FixScope): problem is FixableProblem =>
  problem.fix !== undefined &&
  (rule === undefined || problem.code === rule) &&
  (file === undefined || problem.file === file)

/** The problems with a fix, of a rule, of a file or all; those with a safe fix come first. */
export const fixRows = (problems: readonly Problem[], scope: FixScope): readonly FixRow[] =>
  rowsOf(problems)
    .flatMap(({ problem, ...row }) => (isIn(problem, scope) ? [{ ...row, problem }] : []))
    .sort((a, b) => Number(b.problem.fix.safe ?? false) - Number(a.problem.fix.safe ?? false))

/** The fixes that are selected at first: the safe ones; if there are none, all. */
export function chosenAtFirst(rows: readonly FixRow[]): ReadonlySet<string> {
  const safe = rows.filter(({ problem }) => problem.fix.safe)
  return new Set((safe.length > 0 ? safe : rows).map(({ id }) => id))
}

interface JointStep {
  readonly edits: readonly { readonly file: string; readonly edits: TextEdits }[]
  readonly fixed: number
}

/** Returns the edits of all fixes that can be applied together; `now` returns the edits of one for the current text, if any. */
export function jointStep(
  problems: readonly FixableProblem[],
  now: (file: string, fix: Fix) => TextEdits | undefined,
): JointStep {
  const byFile = new Map<string, FixableProblem[]>()
  for (const problem of problems) {
    const edits = now(problem.file, problem.fix)
    if (!edits) continue
    const inFile = byFile.get(problem.file) ?? []
    inFile.push({ ...problem, fix: { ...problem.fix, edits } })
    byFile.set(problem.file, inFile)
  }
  const joint = [...byFile].map(([file, inFile]) => ({ file, ...joinFixes(inFile) }))
  return {
    edits: joint.map(({ file, edits }) => ({ file, edits })),
    fixed: joint.reduce((sum, { fixed: mended }) => sum + mended.length, 0),
  }
}

/** The text that a fix removes and inserts, as far as one line shows it. */
interface Excerpt {
  readonly before: string
  readonly removed: string
  readonly added: string
  readonly after: string
}

const MOST = 120
const AROUND = 48

const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text)

/** Returns what the edits of a fix change in `text`, with a little of the line around it. */
export function excerptOf(text: string, edits: TextEdits): Excerpt | undefined {
  const [first] = edits
  const last = edits.at(-1)
  if (!first || !last) return undefined
  const end = last.offset + last.length
  const [start, stop] = [lineStart(text, first.offset), lineEnd(text, end)]
  const from = Math.max(start, first.offset - AROUND)
  const to = Math.min(stop, end + AROUND)
  let [removed, added, at] = ['', '', first.offset]
  for (const { offset, length, text: put } of edits) {
    const kept = text.slice(at, offset)
    removed += kept + text.slice(offset, offset + length)
    added += kept + put
    at = offset + length
  }
  return {
    before: `${from > start ? '…' : ''}${text.slice(from, first.offset).trimStart()}`,
    removed: short(removed.trim()),
    added: short(added.trim()),
    after: `${text.slice(end, to).trimEnd()}${to < stop ? '…' : ''}`,
  }
}
