import { useEffect, useState } from 'react'
import type { LanguageMatrix } from '../../../shared/project/plan/language-matrix.ts'
import { explain } from '../../host/link/explain.ts'
import { useSite } from '../../host/scope/site.ts'

/** The matrix as far as it is known. */
export interface MatrixRequest {
  /** The latest answer; it stays while the next one is on its way. */
  readonly matrix?: LanguageMatrix
  readonly failure?: ReturnType<typeof explain>
}

/** Milliseconds within which several changes cause one request. */
const SOON = 300
/** Comparing takes the host at most one part in this many of the time. */
const SHARE = 5

/** Requests the matrix, and again after each change of the site. */
export function useMatrix(): MatrixRequest {
  const site = useSite()
  const [request, setRequest] = useState<MatrixRequest>({})
  useEffect(() => {
    let isEnded = false
    let isAsking = false
    let isOutdated = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      timer = undefined
      isAsking = true
      isOutdated = false
      const began = performance.now()
      const next = await site.host.languageMatrix().then(
        (matrix): MatrixRequest => ({ matrix }),
        (error): MatrixRequest => ({ failure: explain(error) }),
      )
      isAsking = false
      if (isEnded) return
      setRequest(next)
      if (isOutdated) timer = setTimeout(ask, Math.max(SOON, (performance.now() - began) * SHARE))
    }
    const refresh = () => {
      isOutdated = true
      if (!isAsking) timer ??= setTimeout(ask, SOON)
    }
    const ends = [site.on('state', refresh), site.on('pages', refresh)]
    void ask()
    return () => {
      isEnded = true
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [site])
  return request
}
