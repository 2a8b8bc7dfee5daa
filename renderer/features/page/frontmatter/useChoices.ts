import { useEffect, useMemo, useState } from 'react'
import { readVersions } from '../../../../shared/config/navigation/versions.ts'
import type { OfferedOperation } from '../../../../shared/site/writing/suggest.ts'
import { imagesOf } from '../../../fields/images/assetPaths.ts'
import { notify } from '../../../host/base/notices.ts'
import { explain } from '../../../host/link/explain.ts'
import { useSite } from '../../../host/scope/site.ts'
import { useAssets } from '../../../host/site/assets.ts'
import { useConfig } from '../../../host/site/config.ts'
import type { Choice } from '../../../kit/Select.tsx'
import type { FormField } from './fields.ts'

const plain = (id: string): Choice => ({ id, label: id })

/** The operations of the repository’s API descriptions, once they are loaded. */
function useOperations(isWanted: boolean): readonly OfferedOperation[] {
  const site = useSite()
  const [operations, setOperations] = useState<readonly OfferedOperation[]>([])
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    site.host
      .operations()
      .then(found => isCurrent && setOperations(found))
      .catch(error => notify(site.app, { kind: 'warning', ...explain(error) }))
    return () => {
      isCurrent = false
    }
  }, [isWanted, site])
  return operations
}

/** The choices that the repository offers for a field. */
export function useChoices({ kind, values }: Pick<FormField, 'kind' | 'values'>): readonly Choice[] {
  const config = useConfig(({ reading }) => reading.value)
  const assets = useAssets()
  const operations = useOperations(kind === 'operation')
  return useMemo(() => {
    if (kind === 'operation')
      return operations.map(({ written, title }) => ({ id: written, label: title, note: written }))
    if (kind === 'version') return readVersions(config).map(({ name }) => plain(name))
    if (kind === 'image') return imagesOf(assets).map(path => plain(`/${path}`))
    return values.map(plain)
  }, [kind, values, operations, config, assets])
}
