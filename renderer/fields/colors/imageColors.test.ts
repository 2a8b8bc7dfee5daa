import { expect, test } from 'vitest'
import { imageColors } from './imageColors.ts'

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

const TEAL: Pixel = [13, 147, 115, 255]
const CORAL: Pixel = [240, 90, 70, 255]
const WHITE: Pixel = [255, 255, 255, 255]
const GRAY: Pixel = [90, 90, 90, 255]
const CLEAR: Pixel = [255, 0, 255, 0]

const picture = (...parts: readonly (readonly [pixel: Pixel, times: number])[]) =>
  Uint8ClampedArray.from(parts.flatMap(([pixel, times]) => Array.from({ length: times }, () => pixel).flat()))

test.each([
  ['the most frequent color comes first', picture([CORAL, 10], [TEAL, 30]), ['#0d9373', '#f05a46']],
  [
    'white, gray and transparent pixels are ignored',
    picture([WHITE, 50], [GRAY, 9], [CLEAR, 9], [TEAL, 1]),
    ['#0d9373'],
  ],
  ['similar tones count as one', picture([TEAL, 9], [[16, 150, 118, 255], 8]), ['#0d9373']],
  ['a blend at an edge is ignored', picture([TEAL, 99], [[126, 118, 92, 255], 1]), ['#0d9373']],
  ['a picture without colors', picture([WHITE, 4]), []],
])('%s', (_, pixels, colors) => {
  expect(imageColors(pixels)).toEqual(colors)
})
