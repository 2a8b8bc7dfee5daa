import { useEffect, useMemo, useState } from 'react'
import type { FoundHeading } from '../../../shared/project/search/headings.ts'
import { useRequest } from '../../host/base/use-request.ts'
import { useSite } from '../../host/scope/site.ts'
import { usePages } from '../../host/site/pages.ts'
import { headingTargets, type Target } from './targets.ts'

/** A single letter is in nearly every heading. */
const SHORTEST = 2

/** The headings of all pages that hold what is typed; those found before stay until the next ones arrive. */
export function useHeadings(typed: string): readonly Target[] {
  const site = useSite()
  const pages = usePages()
  const words = typed.trim()
  const send = useMemo(
    () => (words.length < SHORTEST ? undefined : () => site.host.headings({ words })),
    [site, words],
  )
  const request = useRequest(send)
  const [found, setFound] = useState<readonly FoundHeading[]>([])
  useEffect(() => {
    if (request.kind === 'answer') setFound(request.value)
  }, [request])
  return useMemo(() => {
    if (words.length < SHORTEST) return []
    const titles = new Map([...pages.values()].map(({ file, title }) => [file, title]))
    return headingTargets(found, file => titles.get(file) ?? file)
  }, [found, pages, words])
}
