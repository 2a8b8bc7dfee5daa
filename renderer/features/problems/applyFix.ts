import type { Problem } from '../../../shared/text/problem.ts'
import { notifyError } from '../../host/base/notices.ts'
import { readText } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { reportStep } from '../../host/session/steps.ts'
import { makeFix } from '../../host/site/fixes.ts'
import { localize } from '../../messages/localize.ts'

/** Applies the fix of a problem, and offers to undo it; returns whether it was applied. */
export async function applyFix(site: Site, problem: Problem): Promise<boolean> {
  const { fix, file } = problem
  if (!fix) return false
  try {
    await readText(site, file)
    if (!makeFix(site, problem)) return false
    reportStep(site, localize(fix.label))
    return true
  } catch (error) {
    notifyError(site.app, error)
    return false
  }
}
