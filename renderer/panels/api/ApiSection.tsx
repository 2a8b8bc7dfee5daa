import { useMemo, useState } from 'react'
import type { OutlinedApi } from '../../../shared/site/api/outline.ts'
import type { FormModel } from '../../fields/model.ts'
import { useApis } from '../../state/apis.ts'
import { ApiFiles } from './ApiFiles.tsx'
import { Operations } from './Operations.tsx'
import { listedApis } from './useApiFiles.ts'

const atOf = (value: unknown, index: number) => (Array.isArray(value) ? `/openapi/${index}` : '/openapi')

const keyOf = ({ at, written }: OutlinedApi) => `${at} ${written}`

/** The API files of the site, and the operations of the one that is chosen. */
export function ApiSection({ model }: { readonly model: FormModel }) {
  const apis = useApis()
  const { openapi } = model.config
  const listed = useMemo(() => listedApis(openapi), [openapi])
  const [key, setKey] = useState<string>()
  const all = apis ?? []
  const chosen = all.find(api => keyOf(api) === key) ?? all.find(({ groups }) => groups.length > 0)
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
