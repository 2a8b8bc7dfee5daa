import { useEffect, useState } from 'react'
import { documentsOf } from '../../../host/documents/documents.ts'
import { explain } from '../../../host/link/explain.ts'
import { type Site, useSite } from '../../../host/scope/site.ts'

/** What a request would change, or why it is impossible. */
export type Planned<P> =
  | { readonly kind: 'plan'; readonly plan: P; readonly for: string }
  | { readonly kind: 'refused'; readonly message: string; readonly for: string }

/** Milliseconds. */
const PAUSE = 250

/** Asks the host what `request` would change, again whenever it changes; `ask` stays the same function. */
export function usePlan<R, P>(
  request: R,
  isReady: boolean,
  ask: (site: Site, request: R) => Promise<P>,
): Planned<P> | undefined {
  const site = useSite()
  const [planned, setPlanned] = useState<Planned<P>>()
  const key = JSON.stringify(request)
  useEffect(() => {
    if (!isReady) return
    let isCurrent = true
    const work = async () => {
      try {
        await documentsOf(site).settled()
        const plan = await ask(site, JSON.parse(key))
        if (isCurrent) setPlanned({ kind: 'plan', plan, for: key })
      } catch (error) {
        if (isCurrent) setPlanned({ kind: 'refused', message: explain(error).message, for: key })
      }
    }
    // The request is sent when the person pauses typing.
    const timer = setTimeout(() => void work(), PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, isReady, ask, site])
  return planned?.for === key && isReady ? planned : undefined
}
