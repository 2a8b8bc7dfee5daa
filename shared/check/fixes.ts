import type { TextEdit, TextEdits } from '../text/edit.ts'
import type { Fix, Problem } from '../text/problem.ts'

/** A problem that can be mended. */
export type FixableProblem = Problem & { readonly fix: Fix }

/** Tells whether a problem carries a fix that may be made without asking. */
export const isSafelyFixable = (problem: Problem): problem is FixableProblem => problem.fix?.safe === true

/** The fixes of one text that can be made together, and how many problems they mend. */
export interface JointFix {
  readonly edits: TextEdits
  readonly mended: readonly FixableProblem[]
}

const touches = (a: TextEdit, b: TextEdit): boolean =>
  a.offset < b.offset + b.length && b.offset < a.offset + a.length ? true : a.offset === b.offset

/**
 * Returns the edits of all fixes of one file that do not touch each other; of those that do, the first one.
 * What is left out is offered again once the text was checked anew.
 */
export function joinFixes(problems: readonly FixableProblem[]): JointFix {
  const edits: TextEdit[] = []
  const mended: FixableProblem[] = []
  for (const problem of problems) {
    if (problem.fix.edits.some(edit => edits.some(other => touches(edit, other)))) continue
    edits.push(...problem.fix.edits)
    mended.push(problem)
  }
  return { edits: edits.sort((a, b) => a.offset - b.offset), mended }
}
