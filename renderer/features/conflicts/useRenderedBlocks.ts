import { useEffect, useState } from 'react'
import type { Merge } from '../../../shared/project/saving/merging.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { OverlapChoice } from '../../../shared/text/merge.ts'
import { notifyError } from '../../host/base/notices.ts'
import { useSite } from '../../host/scope/site.ts'
import { usePage } from '../../host/site/pages.ts'

/** The URL of a page with one side chosen for every conflict. */
export interface Drawn {
  readonly mine: string
  readonly disk: string
}

/** The URLs of both sides of a merge; `undefined` until they are known, and if the file is not a page. */
export function useDrawn(file: string, merge: Merge): Drawn | undefined {
  const site = useSite()
  const isPage = usePage(file) !== undefined && merge.cards.some(({ kind }) => kind === 'text')
  const [found, setFound] = useState<Drawn & { readonly of: Merge }>()
  useEffect(() => {
    if (!isPage) return
    let isCurrent = true
    const all = (taken: OverlapChoice) => merge.text(new Map(merge.cards.map(({ id }) => [id, taken])))
    site.host
      .compare({ file, text: all('disk'), other: all('mine') })
      .then(({ before, after }) => isCurrent && setFound({ of: merge, mine: after, disk: before }))
      .catch(error => {
        // A page that only redirects is not drawn.
        if (!(error instanceof Refusal)) notifyError(site.app, error)
      })
    return () => {
      isCurrent = false
    }
  }, [file, merge, isPage, site])
  return found?.of === merge ? found : undefined
}
