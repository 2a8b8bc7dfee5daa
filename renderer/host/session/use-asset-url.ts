import { useMemo } from 'react'
import { baseOf, usePreview } from './previewed-page.ts'

/** Where the window loads a file of the repository from: beside the pages of the preview, once it shows one. */
export function useAssetUrl(): (path: string) => string | undefined {
  const base = usePreview(({ page }) => page && baseOf(page))
  return useMemo(() => path => base && base + path.split('/').map(encodeURIComponent).join('/'), [base])
}
