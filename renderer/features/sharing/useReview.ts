import { useEffect, useState } from 'react'
import type {
  ReviewPlan,
  ReviewProgress,
  ReviewRequest,
  ReviewResult,
} from '../../../shared/project/base/review.ts'
import { explain } from '../../host/link/explain.ts'
import { useSite } from '../../host/scope/site.ts'
import { save } from '../../host/session/saving.ts'
import { projectNow } from '../../host/site/project.ts'
import type { Localized } from '../../messages/localize.ts'
import { refreshCommit } from '../changes/sinceCommit.ts'
import { refreshSharing } from './sharing.ts'

/** The state of sending for review. */
export interface Review {
  readonly plan: ReviewPlan | undefined
  readonly progress: ReviewProgress | undefined
  readonly result: ReviewResult | undefined
  readonly problem: Localized | undefined
  readonly send: (request: ReviewRequest) => Promise<void>
  readonly stop: () => void
}

/** Plans and runs sending for review; saves everything first. `unsaved` reports a failure to save. */
export function useReview(unsaved: Localized): Review {
  const site = useSite()
  const [plan, setPlan] = useState<ReviewPlan>()
  const [progress, setProgress] = useState<ReviewProgress>()
  const [result, setResult] = useState<ReviewResult>()
  const [problem, setProblem] = useState<Localized>()
  useEffect(() => {
    site.host.planReview().then(setPlan, error => setProblem(explain(error)))
    return site.on('reviewing', setProgress)
  }, [site])
  const send = async (request: ReviewRequest) => {
    setProblem(undefined)
    setProgress({ step: 'looking' })
    try {
      if (projectNow(site)?.dirty.length !== 0) await save(site)
      if (projectNow(site)?.dirty.length === 0) setResult(await site.host.sendForReview(request))
      else setProblem(unsaved)
    } catch (error) {
      setProblem(explain(error))
      await site.host.planReview().then(setPlan, () => undefined) // the reason is told already
    } finally {
      setProgress(undefined)
      await refreshSharing(site)
      await refreshCommit(site)
    }
  }
  return { plan, progress, result, problem, send, stop: () => void site.host.stopReview() }
}
