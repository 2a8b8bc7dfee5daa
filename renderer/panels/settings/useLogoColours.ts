import { useEffect, useMemo, useState } from 'react'
import { assetAt } from '../../fields/assetPaths.ts'
import { drawingColours } from '../../fields/colour.ts'
import { isText, own } from '../../fields/values.ts'
import { useAssets } from '../../state/assets.ts'
import { readText } from '../../state/documents.ts'

const NONE: readonly string[] = []

/** The colours that the site's logos are drawn in, where those are drawings (SVG); asks for them when they change. */
export function useLogoColours(logo: unknown): readonly string[] {
  const assets = useAssets()
  const files = [logo, own(logo, 'light'), own(logo, 'dark')].flatMap(path => {
    const file = isText(path) ? assetAt(assets, path) : undefined
    return file?.toLowerCase().endsWith('.svg') ? [file] : []
  })
  const key = [...new Set(files)].join('\n')
  const [texts, setTexts] = useState<readonly string[]>(NONE)
  useEffect(() => {
    let isCurrent = true
    const wanted = key === '' ? [] : key.split('\n')
    Promise.all(wanted.map(readText))
      .then(read => isCurrent && setTexts(read))
      .catch(() => isCurrent && setTexts(NONE)) // a drawing that cannot be read suggests nothing
    return () => {
      isCurrent = false
    }
  }, [key])
  return useMemo(() => drawingColours(texts.join('\n')), [texts])
}
