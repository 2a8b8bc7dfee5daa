import { GIF } from 'image-size/types/gif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'
import type { PictureSize } from '../base/picture-size.ts'
import { avifSize, isAvif } from './avif.ts'
import { svgSize } from './svg.ts'

/** How many bytes of a file are read for the size of its image. */
export const HEAD = 16 * 1024
/** The same for a photograph (JPEG, AVIF), which may have much metadata before its size. */
export const LONG_HEAD = 256 * 1024
/** The largest size that browsers show. */
const MAX = 65_535

/** EXIF orientations rotated by a quarter. */
const isTurned = (orientation: number | undefined) =>
  orientation !== undefined && orientation >= 5 && orientation <= 8

const formats = [PNG, GIF, WEBP]

/** No photograph has more segments before its size. */
const MAX_SEGMENTS = 500

/** Whether the segments of a JPEG follow each other up to the one with the size: only then it is read. */
function isChain(head: Uint8Array): boolean {
  let at = 2
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    const [start, marker = 0, high = 0, low = 0] = head.subarray(at, at + 4)
    if (start !== 0xff) return false
    if (marker >= 0xc0 && marker <= 0xc2) return count > 0
    const length = high * 256 + low
    if (length < 2) return false
    at += 2 + length
  }
  return false
}

function rasterSize(head: Uint8Array): PictureSize | undefined {
  if (JPG.validate(head)) {
    if (!isChain(head)) return undefined
    const { width, height, orientation } = JPG.calculate(head)
    return isTurned(orientation) ? { width: height, height: width } : { width, height }
  }
  if (isAvif(head)) return avifSize(head)
  const short = head.slice(0, HEAD)
  return formats.find(format => format.validate(short))?.calculate(short)
}

function written(head: Uint8Array): PictureSize | undefined {
  try {
    return rasterSize(head)
  } catch {
    return undefined // these bytes hold no complete header
  }
}

/** Whether the size may be after the first {@link HEAD} bytes of a file. */
export const goesOn = (head: Uint8Array): boolean =>
  head.length >= HEAD && (JPG.validate(head) || isAvif(head))

const isSize = (value: number) => Number.isInteger(value) && value > 0 && value <= MAX

/**
 * Reads the size of an image from the first bytes of its file (PNG, JPEG, GIF, WebP, AVIF, SVG); undefined if
 * it is not in these bytes.
 */
export function pictureSize(head: Uint8Array): PictureSize | undefined {
  const found = written(head) ?? svgSize(String.fromCharCode(...head.subarray(0, HEAD)))
  if (found === undefined) return undefined
  const [width, height] = [Math.round(found.width), Math.round(found.height)]
  return isSize(width) && isSize(height) ? { width, height } : undefined
}
