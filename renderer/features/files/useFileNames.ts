import { useMemo, useRef } from 'react'
import { useAssets } from '../../host/site/assets.ts'
import { usePages } from '../../host/site/pages.ts'

/** Every file of the repository with unsaved work; the same list until a file is added or removed. */
export function useFileNames(): readonly string[] {
  const pages = usePages()
  const assets = useAssets()
  const before = useRef<readonly string[]>([])
  return useMemo(() => {
    const names = [...[...pages.values()].map(({ file }) => file), ...assets.keys()]
    const known = new Set(before.current)
    const isSame = names.length === known.size && names.every(name => known.has(name))
    if (!isSame) before.current = names
    return before.current
  }, [pages, assets])
}
