import type { RequestPlan } from '../../../shared/project/base/preview-requests.ts'
import { perSite, siteStore } from '../../host/scope/per-scope.ts'
import type { Site } from '../../host/scope/site.ts'

/** A server that the person is asked about. */
interface ConsentQuestion {
  readonly plan: RequestPlan
  readonly answer: (isFine: boolean) => void
}

/** The question that is open, if there is one. */
export const useConsentQuestion = siteStore<{ readonly question?: ConsentQuestion | undefined }>(() => ({}))

/** Servers that the person consented to, as long as the site is open. */
const agreedOf = perSite(site => {
  site.onClose(() => useConsentQuestion.of(site).getState().question?.answer(false))
  return new Set<string>()
})

const keyOf = ({ origin, nearness }: RequestPlan): string => `${nearness} ${origin}`

/** Whether requests may be sent there: asks the person unless that is known. A second question answers the first with no. */
export function mayReach(site: Site, plan: RequestPlan): Promise<boolean> {
  if (agreedOf(site).has(keyOf(plan))) return Promise.resolve(true)
  useConsentQuestion.of(site).getState().question?.answer(false)
  return new Promise(resolve => {
    const answer = (isFine: boolean) => {
      useConsentQuestion.of(site).setState({ question: undefined })
      if (isFine) agreedOf(site).add(keyOf(plan))
      resolve(isFine)
    }
    useConsentQuestion.of(site).setState({ question: { plan, answer } })
  })
}
