import gifenc from 'gifenc'

/** One picture of a film. */
export interface Frame {
  /** Four bytes for each pixel. */
  readonly rgba: Uint8Array
  /** How long it is shown, in milliseconds. */
  readonly delay: number
}

/** A film, whose pictures all have one size. */
export interface Film {
  readonly width: number
  readonly height: number
  readonly frames: readonly Frame[]
}

/** Every nth pixel of all frames, from which the colors are chosen. */
function sample({ frames }: Film, step: number): Uint8Array {
  const pixels = frames.flatMap(({ rgba }) =>
    Array.from({ length: Math.floor(rgba.length / 4 / step) }, (_, index) =>
      rgba.subarray(index * step * 4, index * step * 4 + 4),
    ),
  )
  return Uint8Array.from(pixels.flatMap(pixel => [...pixel]))
}

/** What differs from the frame before; the rest is transparent, which compresses well. */
function changed(now: Uint8Array, before: Uint8Array | undefined, transparent: number): Uint8Array {
  return before ? now.map((color, index) => (color === before[index] ? transparent : color)) : now
}

const SAMPLE = 37
/** One color is left to be transparent. */
const COLORS = 255

/** Encodes a film as a GIF that repeats. */
export function encodeGif(film: Film): Uint8Array {
  const palette = [...gifenc.quantize(sample(film, SAMPLE), COLORS), [0, 0, 0]]
  const transparentIndex = palette.length - 1
  const gif = gifenc.GIFEncoder()
  let before: Uint8Array | undefined
  for (const { rgba, delay } of film.frames) {
    const indices = gifenc.applyPalette(rgba, palette.slice(0, -1))
    const options = { delay, transparent: true, transparentIndex, dispose: 1 }
    gif.writeFrame(changed(indices, before, transparentIndex), film.width, film.height, {
      ...options,
      ...(before === undefined && { palette }),
    })
    before = indices
  }
  gif.finish()
  return gif.bytes()
}
