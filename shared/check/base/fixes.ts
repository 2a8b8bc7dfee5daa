import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { hashText } from '../../text/hash.ts'
import type { Fix, Problem } from '../../text/problem.ts'
import { rebaseEdits } from '../../text/rebase.ts'

/** A problem that has a fix. */
export type FixableProblem = Problem & { readonly fix: Fix }

/** Tells whether a problem has a fix that may be applied without asking. */
export const isSafelyFixable = (problem: Problem): problem is FixableProblem => problem.fix?.safe === true

/** The fixes of one text that can be applied together, and the problems they fix. */
interface JointFix {
  readonly edits: TextEdits
  readonly fixed: readonly FixableProblem[]
}

const touches = (a: TextEdit, b: TextEdit): boolean =>
  (a.offset < b.offset + b.length && b.offset < a.offset + a.length) || a.offset === b.offset

/** How many of the sorted `edits` start at or before `offset`. */
function countUpTo(edits: TextEdits, offset: number): number {
  let [low, high] = [0, edits.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edits[middle]?.offset ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Returns the edits of all fixes of one file that do not touch each other; of fixes that do, the first. The
 * others are offered again after the next check.
 */
export function joinFixes(problems: readonly FixableProblem[]): JointFix {
  const edits: TextEdit[] = []
  const mended: FixableProblem[] = []
  const isTaken = (edit: TextEdit): boolean => {
    const at = countUpTo(edits, edit.offset)
    return edits.slice(Math.max(0, at - 1), at + 1).some(other => touches(edit, other))
  }
  for (const problem of problems) {
    if (problem.fix.edits.some(isTaken)) continue
    for (const edit of problem.fix.edits) edits.splice(countUpTo(edits, edit.offset), 0, edit)
    mended.push(problem)
  }
  return { edits, fixed: mended }
}

/** Marks the fixes of problems with the hash of `text`, in which the problems were found. */
export function stampFixes(problems: readonly Problem[], text: string): readonly Problem[] {
  if (!problems.some(({ fix }) => fix)) return problems
  const textHash = hashText(text)
  return problems.map(problem => (problem.fix ? { ...problem, fix: { ...problem.fix, textHash } } : problem))
}

/** One change of a text, and the text before the change. */
export interface EarlierText {
  readonly text: string
  readonly edits: TextEdits
}

/**
 * Returns the edits of a fix for the current `text`. Returns undefined if the fix was made for another text
 * and `earlier` (oldest first) does not lead from that text to this one, or if what the fix changes was
 * changed since.
 */
export function currentEdits(
  { edits, textHash }: Fix,
  text: string,
  earlier: readonly EarlierText[] = [],
): TextEdits | undefined {
  if (textHash === undefined || textHash === hashText(text)) return edits
  const from = earlier.findLastIndex(one => hashText(one.text) === textHash)
  if (from < 0) return undefined
  return earlier
    .slice(from)
    .reduce<TextEdits | undefined>((moved, later) => moved && rebaseEdits(moved, later.edits), edits)
}
