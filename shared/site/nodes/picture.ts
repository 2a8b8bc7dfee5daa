import { type Attributes, empty, type Html, text } from '../base/html.ts'
import { pictureFile } from '../base/links.ts'
import type { PictureSize } from '../base/picture-size.ts'
import type { Scope } from '../base/scope.ts'

const isNumber = (value: unknown) => /^[\d.]+$/.test(String(value))

/** The size in the shape of the file, as wide or as high as the author says. */
function shaped({ width, height }: Attributes, file: PictureSize): Attributes {
  if (width !== undefined) return { width, height: Math.round((Number(width) * file.height) / file.width) }
  if (height !== undefined) return { width: Math.round((Number(height) * file.width) / file.height), height }
  return { width: file.width, height: file.height }
}

/** Whether a class or a style says how wide a picture is. */
const hasWidth = (kept: Attributes): boolean =>
  /(?:^|;)\s*width/.test(String(kept.style ?? '')) || /\bu-w-/.test(String(kept.class ?? ''))

/** The room that a picture takes, kept free until it is there: what its file says, unless the author says it. */
function room(kept: Attributes, source: string, scope: Scope): Attributes {
  // The browser chooses one of several files, or the author says how high it is.
  if (kept.srcset !== undefined) return {}
  if (/height|aspect/.test(String(kept.style ?? '')) || /\bu-h-full\b/.test(String(kept.class ?? '')))
    return {}
  // As wide as its shape makes it, at the height that the author says.
  if (kept.width === undefined && kept.height !== undefined && hasWidth(kept)) return {}
  const file = pictureFile(source, scope)
  const size = file === undefined ? undefined : scope.sizeOf(file)
  if (size === undefined) return {}
  if (![kept.width, kept.height].every(each => each === undefined || isNumber(each))) {
    // A share of the column: browsers keep room for it by its shape alone.
    const own = kept.style === undefined ? '' : `${kept.style};`
    return { style: `${own}aspect-ratio:auto ${size.width}/${size.height}` }
  }
  const made = shaped(kept, size)
  return Number(made.width) > 0 && Number(made.height) > 0 ? made : {}
}

/** Writes a picture that the page names by `source`; its words alone where that may not be shown. */
export function writePicture(kept: Attributes, source: string, scope: Scope): Html {
  const alt = String(kept.alt ?? '')
  if (kept.src === undefined) return text(alt)
  return empty('img', { ...kept, ...room(kept, source, scope), alt, loading: 'lazy', decoding: 'async' })
}
