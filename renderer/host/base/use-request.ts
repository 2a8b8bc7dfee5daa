import { useEffect, useState } from 'react'
import { explain } from '../link/explain.ts'

/** The state of a request. */
export type Requested<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly why: ReturnType<typeof explain> }
  | { readonly kind: 'answer'; readonly value: T }

const WAITING = { kind: 'waiting' } as const

/** Runs a request to the host, again whenever the function changes; does nothing without a function. */
export function useRequest<T>(ask: (() => Promise<T>) | undefined): Requested<T> {
  const [found, setFound] = useState<{ readonly of: typeof ask; readonly asked: Requested<T> }>()
  useEffect(() => {
    let isCurrent = true
    const tell = (asked: Requested<T>) => isCurrent && setFound({ of: ask, asked })
    ask?.().then(
      value => tell({ kind: 'answer', value }),
      error => tell({ kind: 'failed', why: explain(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [ask])
  return found && found.of === ask ? found.asked : WAITING
}
