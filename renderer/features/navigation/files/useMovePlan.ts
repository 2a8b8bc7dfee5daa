import { useEffect, useState } from 'react'
import type { MovePlan, MoveRequest } from '../../../../shared/project/moving/model.ts'
import { documentsOf } from '../../../host/documents/documents.ts'
import { explain } from '../../../host/link/explain.ts'
import { useSite } from '../../../host/scope/site.ts'

/** What a move would change, or why it is impossible. */
export type Planned =
  | { readonly kind: 'plan'; readonly plan: MovePlan; readonly for: string }
  | { readonly kind: 'refused'; readonly message: string; readonly for: string }

/** Milliseconds. */
const PAUSE = 250

/** Requests from the host what a move would change, again whenever the move changes. */
export function useMovePlan(request: MoveRequest, isReady: boolean): Planned | undefined {
  const site = useSite()
  const [planned, setPlanned] = useState<Planned>()
  const key = JSON.stringify(request)
  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    const ask = async () => {
      try {
        await documentsOf(site).settled()
        const plan = await site.host.planMove(JSON.parse(key))
        if (isCurrent) setPlanned({ kind: 'plan', plan, for: key })
      } catch (error) {
        if (isCurrent) setPlanned({ kind: 'refused', message: explain(error).message, for: key })
      }
    }
    // The request is sent when the person pauses typing.
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, isReady, site])
  return planned?.for === key && isReady ? planned : undefined
}
