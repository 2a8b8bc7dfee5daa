import type { Problem } from '../../shared/text/problem.ts'
import { readText } from './documents.ts'
import { makeFix } from './fixes.ts'
import { notifyError } from './notices.ts'
import { tellStep } from './steps.ts'

/** Makes the change that a problem proposes, and offers to take it back. */
export async function fixAndTell(problem: Problem): Promise<void> {
  const { fix, file } = problem
  if (!fix) return
  try {
    await readText(file)
    if (makeFix(problem)) tellStep(fix.label)
  } catch (error) {
    notifyError(error)
  }
}
