import { create } from 'zustand'
import type { RequestPlan } from '../../../shared/project/base/preview-requests.ts'
import { useSession } from '../../host/session/session.ts'

/** A server that the person is asked about. */
interface Asked {
  readonly plan: RequestPlan
  readonly answer: (isFine: boolean) => void
}

/** The question that is open, if there is one. */
export const useAsked = create<{ readonly asked?: Asked | undefined }>(() => ({}))

/** Servers that the person agreed to, as long as the site is open. */
const agreed = new Set<string>()

useSession.subscribe((now, before) => {
  if (now.project?.folder === before.project?.folder) return
  agreed.clear()
  useAsked.getState().asked?.answer(false)
})

const keyOf = ({ origin, nearness }: RequestPlan): string => `${nearness} ${origin}`

/** Whether requests may go there: asks the person where that is not known yet. A second question answers the first with no. */
export function mayReach(plan: RequestPlan): Promise<boolean> {
  if (agreed.has(keyOf(plan))) return Promise.resolve(true)
  useAsked.getState().asked?.answer(false)
  return new Promise(resolve => {
    const answer = (isFine: boolean) => {
      useAsked.setState({ asked: undefined })
      if (isFine) agreed.add(keyOf(plan))
      resolve(isFine)
    }
    useAsked.setState({ asked: { plan, answer } })
  })
}
