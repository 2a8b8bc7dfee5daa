import { type Attributes, empty, type Html, text } from '../base/html.ts'
import { pictureFile } from '../base/links.ts'
import type { PictureSize } from '../base/picture-size.ts'
import type { Scope } from '../base/scope.ts'

const isNumber = (value: unknown) => /^[\d.]+$/.test(String(value))

/** The size with the file's aspect ratio and the author's width or height. */
function shaped({ width, height }: Attributes, file: PictureSize): Attributes {
  if (width !== undefined) return { width, height: Math.round((Number(width) * file.height) / file.width) }
  if (height !== undefined) return { width: Math.round((Number(height) * file.width) / file.height), height }
  return { width: file.width, height: file.height }
}

/** Whether a class or a style sets the width of an image. */
const hasWidth = (kept: Attributes): boolean =>
  /(?:^|;)\s*width/.test(String(kept.style ?? '')) || /\bu-w-/.test(String(kept.class ?? ''))

/** A class that sets the height, or the greatest one. */
const HEIGHT = /\bu-(?:\S*:)?(?:max-)?h-(?!auto)/

/** The space reserved for an image until it is loaded: its file's size, unless the author sets one. */
function reservedSpace(kept: Attributes, source: string, scope: Scope): Attributes {
  // The browser chooses one of several files, or the author sets the height.
  if (kept.srcset !== undefined) return {}
  if (
    /height|aspect/.test(String(kept.style ?? '')) ||
    /\bu-(?:h-full\b|size-)/.test(String(kept.class ?? ''))
  )
    return {}
  const isSized = HEIGHT.test(String(kept.class ?? ''))
  if (isSized && (kept.width !== undefined || hasWidth(kept))) return {}
  // The width that follows from the aspect ratio and the author's height.
  if (kept.width === undefined && kept.height !== undefined && hasWidth(kept)) return {}
  const file = pictureFile(source, scope)
  const size = file === undefined ? undefined : scope.sizeOf(file)
  if (size === undefined) return {}
  if (isSized || ![kept.width, kept.height].every(each => each === undefined || isNumber(each))) {
    // A percentage of the column, or a height that a class sets: browsers reserve space by the aspect ratio alone.
    const own = kept.style === undefined ? '' : `${kept.style};`
    return { style: `${own}aspect-ratio:auto ${size.width}/${size.height}` }
  }
  const made = shaped(kept, size)
  return Number(made.width) > 0 && Number(made.height) > 0 ? made : {}
}

/** Renders an image with the address `source`; only its alternative text if it may not be shown. */
export function writePicture(kept: Attributes, source: string, scope: Scope): Html {
  const isOrnament = kept.role === 'presentation' || kept.role === 'none'
  const alt = isOrnament ? '' : String(kept.alt ?? '')
  if (kept.src === undefined) return text(alt)
  return empty('img', {
    ...kept,
    ...reservedSpace(kept, source, scope),
    alt,
    role: isOrnament ? undefined : kept.role,
    loading: 'lazy',
    decoding: 'async',
  })
}
