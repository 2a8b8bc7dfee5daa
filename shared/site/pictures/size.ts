import { GIF } from 'image-size/types/gif'
import { HEIF } from 'image-size/types/heif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'
import { type PictureSize, svgSize } from './svg.ts'

/** How many bytes of a file are read for the size of its picture: it stands at the beginning. */
export const HEAD = 16 * 1024
/** How many of a photograph, which may carry much before its size. */
export const LONG_HEAD = 256 * 1024
/** The largest that browsers show. */
const MOST = 65_535

/** EXIF's turns by a quarter. */
const isTurned = (orientation: number | undefined) =>
  orientation !== undefined && orientation >= 5 && orientation <= 8

const formats = [PNG, GIF, WEBP, HEIF]

function rasterSize(head: Uint8Array): PictureSize | undefined {
  if (JPG.validate(head)) {
    const { width, height, orientation } = JPG.calculate(head)
    return isTurned(orientation) ? { width: height, height: width } : { width, height }
  }
  const short = head.slice(0, HEAD)
  const found = formats.find(format => format.validate(short))?.calculate(short)
  // A picture made of tiles lists these, too.
  const [largest] = [...(found?.images ?? (found ? [found] : []))].sort((a, b) => b.width - a.width)
  return largest
}

function written(head: Uint8Array): PictureSize | undefined {
  try {
    return rasterSize(head)
  } catch {
    return undefined // no whole header: browsers show no such picture either
  }
}

/** Whether the size may stand behind the first {@link HEAD} bytes of a file. */
export const goesOn = (head: Uint8Array): boolean => head.length >= HEAD && JPG.validate(head)

const isSize = (value: number) => Number.isInteger(value) && value > 0 && value <= MOST

/** Reads the size of a picture from the first bytes of its file (PNG, JPEG, GIF, WebP, AVIF, SVG); undefined where they say none. */
export function pictureSize(head: Uint8Array): PictureSize | undefined {
  const found = written(head) ?? svgSize(String.fromCharCode(...head.subarray(0, HEAD)))
  if (found === undefined) return undefined
  const [width, height] = [Math.round(found.width), Math.round(found.height)]
  return isSize(width) && isSize(height) ? { width, height } : undefined
}
