import { useEffect, useMemo, useState } from 'react'
import { bytesOfText, isBytes } from '../../../shared/project/files/bytes.ts'
import { isText, own } from '../../fields/base/values.ts'
import { drawingColors } from '../../fields/colors/color.ts'
import { imageColors } from '../../fields/colors/imageColors.ts'
import { assetAt } from '../../fields/images/assetPaths.ts'
import { readText } from '../../host/documents/documents.ts'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { useAssets } from '../../host/site/assets.ts'

const NONE: readonly string[] = []
/** The size in bytes above which an image is skipped. */
const LARGEST = 4 * 1024 * 1024
/** Milliseconds to let the form draw first. */
const PAUSE = 300
/** Pixels per side that are sampled. */
const EDGE = 96

/** The colors of an image, sampled at low resolution. */
async function colorsOf(site: Site, reference: string): Promise<readonly string[]> {
  const image = new Blob([bytesOfText(await site.host.bytes({ reference }))])
  const bitmap = await createImageBitmap(image, { resizeWidth: EDGE, resizeHeight: EDGE })
  const context = new OffscreenCanvas(EDGE, EDGE).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context ? imageColors(context.getImageData(0, 0, EDGE, EDGE).data) : NONE
}

async function suggested(site: Site, file: string): Promise<readonly string[]> {
  try {
    const text = await readText(site, file)
    return isBytes(file) ? await colorsOf(site, text) : drawingColors(text)
  } catch {
    return NONE // a logo that cannot be read suggests nothing
  }
}

/** The colors of the site’s logos, SVG or bitmap; read after the first paint, and again when they change. */
export function useLogoColors(logo: unknown): readonly string[] {
  const site = useSite()
  const assets = useAssets()
  const files = [logo, own(logo, 'light'), own(logo, 'dark')].flatMap(path => {
    const file = isText(path) ? assetAt(assets, path) : undefined
    const isSmall = file !== undefined && (assets.get(file)?.size ?? 0) <= LARGEST
    return isSmall && /\.(svg|png|jpe?g|webp|gif|avif)$/i.test(file) ? [file] : []
  })
  const key = [...new Set(files)].join('\n')
  const [found, setFound] = useState<readonly (readonly string[])[]>([])
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const colours = await Promise.all(key === '' ? [] : key.split('\n').map(file => suggested(site, file)))
      if (isCurrent) setFound(colours)
    }
    const timer = setTimeout(() => void look(), PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, site])
  return useMemo(() => [...new Set(found.flat())].slice(0, 10), [found])
}
