import { useEffect, useState } from 'react'
import type {
  ReviewPlan,
  ReviewProgress,
  ReviewRequest,
  ReviewResult,
} from '../../../shared/project/base/review.ts'
import type { Failure } from '../../../shared/text/failure.ts'
import { explain, host } from '../../host/link/host.ts'
import { onHost } from '../../host/link/host-events.ts'
import { save } from '../../host/session/saving.ts'
import { projectNow } from '../../host/session/session.ts'
import { refreshCommit } from '../changes/sinceCommit.ts'

type Problem = Pick<Failure, 'message' | 'hint'>

/** Where sending for review is. */
export interface Review {
  readonly plan: ReviewPlan | undefined
  readonly progress: ReviewProgress | undefined
  readonly result: ReviewResult | undefined
  readonly problem: Problem | undefined
  readonly send: (request: ReviewRequest) => Promise<void>
  readonly stop: () => void
}

/** Plans sending for review and does it; everything is saved first. `unsaved` says so where that fails. */
export function useReview(unsaved: Problem): Review {
  const [plan, setPlan] = useState<ReviewPlan>()
  const [progress, setProgress] = useState<ReviewProgress>()
  const [result, setResult] = useState<ReviewResult>()
  const [problem, setProblem] = useState<Problem>()
  useEffect(() => {
    host.planReview().then(setPlan, error => setProblem(explain(error)))
    return onHost('reviewing', setProgress)
  }, [])
  const send = async (request: ReviewRequest) => {
    setProblem(undefined)
    setProgress({ step: 'looking' })
    try {
      if (projectNow()?.dirty.length !== 0) await save()
      if (projectNow()?.dirty.length === 0) setResult(await host.sendForReview(request))
      else setProblem(unsaved)
    } catch (error) {
      setProblem(explain(error))
      await host.planReview().then(setPlan, () => undefined) // the reason is told already
    } finally {
      setProgress(undefined)
      await refreshCommit()
    }
  }
  return { plan, progress, result, problem, send, stop: () => void host.stopReview() }
}
