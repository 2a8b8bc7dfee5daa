import { useMemo } from 'react'
import { baseOf, usePreview } from './previewed-page.ts'

/** Returns the address of a repository file: next to the pages of the preview, once it shows one. */
export function useAssetUrl(): (path: string) => string | undefined {
  const base = usePreview(({ page }) => page && baseOf(page))
  return useMemo(() => path => base && base + path.split('/').map(encodeURIComponent).join('/'), [base])
}
