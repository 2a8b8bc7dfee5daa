import { useEffect, useState } from 'react'
import { explain } from '../link/explain.ts'

/** The state of a request. */
export type Requested<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly why: ReturnType<typeof explain> }
  | { readonly kind: 'answer'; readonly value: T }

const WAITING = { kind: 'waiting' } as const

/** Runs a request to the host, again whenever the function changes; does nothing without a function. */
export function useRequest<T>(send: (() => Promise<T>) | undefined): Requested<T> {
  const [latest, setLatest] = useState<{ readonly of: typeof send; readonly state: Requested<T> }>()
  useEffect(() => {
    let isCurrent = true
    const report = (state: Requested<T>) => isCurrent && setLatest({ of: send, state })
    send?.().then(
      value => report({ kind: 'answer', value }),
      error => report({ kind: 'failed', why: explain(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [send])
  return latest && latest.of === send ? latest.state : WAITING
}
