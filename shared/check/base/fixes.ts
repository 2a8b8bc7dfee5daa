import type { TextEdit, TextEdits } from '../../text/edit.ts'
import { hashText } from '../../text/hash.ts'
import type { Fix, Problem } from '../../text/problem.ts'
import { rebaseEdits } from '../../text/rebase.ts'

/** A problem that can be mended. */
export type FixableProblem = Problem & { readonly fix: Fix }

/** Tells whether a problem carries a fix that may be made without asking. */
export const isSafelyFixable = (problem: Problem): problem is FixableProblem => problem.fix?.safe === true

/** The fixes of one text that can be made together, and how many problems they mend. */
interface JointFix {
  readonly edits: TextEdits
  readonly fixed: readonly FixableProblem[]
}

const touches = (a: TextEdit, b: TextEdit): boolean =>
  (a.offset < b.offset + b.length && b.offset < a.offset + a.length) || a.offset === b.offset

/** How many of `edits`, which are in order, begin at `offset` or before. */
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
 * Returns the edits of all fixes of one file that do not touch each other; of those that do, the first one.
 * What is left out is offered again once the text was checked anew.
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

/** Returns problems whose fixes say that they were made for `text`, the text in which the problems were found. */
export function stampFixes(problems: readonly Problem[], text: string): readonly Problem[] {
  if (!problems.some(({ fix }) => fix)) return problems
  const textHash = hashText(text)
  return problems.map(problem => (problem.fix ? { ...problem, fix: { ...problem.fix, textHash } } : problem))
}

/** One change of a text, and the text before it. */
export interface EarlierText {
  readonly text: string
  readonly edits: TextEdits
}

/**
 * Returns the edits of a fix for the present `text`; undefined where that is no longer the text they were made
 * for and it cannot be told from `earlier` (the oldest first) how it came about, or what they change was
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
