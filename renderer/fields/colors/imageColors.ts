import 'culori/css'
import { converter, differenceEuclidean, formatHex } from 'culori/fn'

const oklch = converter('oklch')
const difference = differenceEuclidean('oklab')

/** Colors closer than this look the same. */
const NEAR = 0.09
/** Colors with less than this share of all colored pixels are blends at edges. */
const LEAST = 0.02
const MOST = 6

interface Share {
  readonly hex: string
  readonly count: number
}

/** Pixels by their cell in a cube of 16 × 16 × 16 colors: the mean of each cell and its number of pixels. */
function shares(pixels: Uint8ClampedArray): readonly Share[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1])
  }
  return [...sums.values()].map(([red, green, blue, count]) => ({
    hex: formatHex({ mode: 'rgb', r: red / count / 255, g: green / count / 255, b: blue / count / 255 }),
    count,
  }))
}

/** The most frequent colors of `pixels` (red, green, blue, alpha of each), without black, white and grays. */
export function imageColors(pixels: Uint8ClampedArray): readonly string[] {
  const colored = shares(pixels)
    .filter(({ hex }) => (oklch(hex)?.c ?? 0) >= 0.03)
    .sort((a, b) => b.count - a.count || (a.hex < b.hex ? -1 : 1))
  const groups: { readonly hex: string; count: number }[] = []
  for (const { hex, count } of colored) {
    const near = groups.find(group => difference(group.hex, hex) < NEAR)
    if (near) near.count += count
    else groups.push({ hex, count })
  }
  const all = colored.reduce((sum, { count }) => sum + count, 0)
  return groups
    .filter(({ count }) => count >= all * LEAST)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ hex }) => hex)
}
