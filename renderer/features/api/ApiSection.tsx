import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { OutlinedApi } from '../../../shared/site/api/api-outline.ts'
import type { FormModel } from '../../fields/base/model.ts'
import { useSite } from '../../host/scope/site.ts'
import { goTo, usePreview } from '../../host/session/previewed-page.ts'
import { useView } from '../../host/view/view.ts'
import { ApiFiles } from './ApiFiles.tsx'
import { Operations } from './Operations.tsx'
import { operationsIn } from './operationRows.ts'
import { listedApis } from './useApiFiles.ts'
import { useApis } from './useApis.ts'

const atOf = (value: unknown, index: number) => (Array.isArray(value) ? `/openapi/${index}` : '/openapi')

const keyOf = ({ at, written }: OutlinedApi) => `${at} ${written}`

/** The API files of the site, and the operations of the selected one. */
export function ApiSection({ model }: { readonly model: FormModel }) {
  const apis = useApis()
  const { openapi } = model.config
  const listed = useMemo(() => listedApis(openapi), [openapi])
  const [key, setKey] = useState<string>()
  const all = apis ?? []
  const chosen = all.find(api => keyOf(api) === key) ?? all.find(({ groups }) => groups.length > 0)
  useFirstShown(chosen)
  const own = new Set(listed.map((_, index) => atOf(openapi, index)))
  return (
    <>
      <ApiFiles
        model={model}
        listed={listed}
        others={all.filter(({ at }) => at === undefined || !own.has(at))}
        apiAt={index =>
          all.find(({ at, written }) => at === atOf(openapi, index) && written === listed[index])
        }
        chosen={chosen}
        onChoose={api => setKey(keyOf(api))}
      />
      {chosen && chosen.groups.length > 0 && <Operations key={keyOf(chosen)} api={chosen} />}
    </>
  )
}

/** These settings affect operation pages: shows one when the preview follows the settings and shows another page. */
function useFirstShown(api: OutlinedApi | undefined): void {
  const site = useSite()
  const show = useEffectEvent(() => {
    const pages = operationsIn(api?.groups ?? []).flatMap(({ page }) => page ?? [])
    const [first] = pages
    const now = usePreview.of(site).getState().page?.path
    const { follow, panes } = useView.of(site).getState()
    const isShown = now !== undefined && pages.includes(now)
    if (first !== undefined && follow && panes.preview && !isShown) goTo(site, first)
  })
  const isThere = api !== undefined
  useEffect(() => {
    if (isThere) show()
  }, [isThere])
}
