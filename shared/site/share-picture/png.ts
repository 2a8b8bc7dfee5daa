import { zlibSync } from 'fflate'
import { joinedBytes } from '../base/joined-bytes.ts'

/** The colors of a picture: at most 16. */
export type Palette = readonly (readonly [number, number, number])[]

/** A picture of 16 colors: two pixels in a byte, and a byte before each row, as PNG has them. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
  readonly #row: number

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.#row = 1 + width / 2
    this.bytes = new Uint8Array(this.#row * height)
  }

  /** Gives all pixels from a row on the color with this number. */
  fillRows(from: number, color: number): void {
    this.bytes.fill((color << 4) | color, from * this.#row)
    for (let y = from; y < this.height; y++) this.bytes[y * this.#row] = 0
  }

  /** Gives a pixel the color with this number, unless it has one with a higher number. */
  raise(x: number, y: number, color: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return
    const at = y * this.#row + 1 + (x >> 1)
    const both = this.bytes[at] ?? 0
    const [high, low] = [both >> 4, both & 15]
    this.bytes[at] = x % 2 === 0 ? (Math.max(high, color) << 4) | low : (high << 4) | Math.max(low, color)
  }
}

const crcs = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcs[(crc ^ byte) & 255] ?? 0)
  return ~crc >>> 0
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  bytes.set(
    Uint8Array.from(type, char => char.charCodeAt(0)),
    4,
  )
  bytes.set(content, 8)
  view.setUint32(content.length + 8, crcOf(bytes.subarray(4, content.length + 8)))
  return bytes
}

function header({ width, height }: Canvas): Uint8Array {
  const bytes = new Uint8Array(13)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  const [bitDepth, indexed] = [4, 3]
  bytes.set([bitDepth, indexed], 8)
  return bytes
}

/**
 * Returns a picture as PNG, with the same bytes everywhere: the compression of Node differs with its version and the
 * processor.
 */
export function pngOf(canvas: Canvas, palette: Palette): Uint8Array {
  return joinedBytes(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header(canvas)),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', zlibSync(canvas.bytes, { level: 2, mem: 4 })),
    chunk('IEND', new Uint8Array()),
  )
}
