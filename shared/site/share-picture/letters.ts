import { type GlyphPath, type PathCommand, PixelMode, rasterizePath } from 'text-shaper'
import { letters, pairs, unitsPerEm } from './letters.generated.ts'

/** The drawing of a letter at one size: how much of each pixel it covers, of 255. */
export interface LetterShape {
  readonly coverage: Uint8Array
  readonly width: number
  readonly rows: number
  /** Pixels from the pen to its left edge, and from the baseline down to its upper edge. */
  readonly left: number
  readonly top: number
}

/** Whether all of a text can be written. */
export const canWrite = (text: string): boolean => [...text].every(char => letters[char] !== undefined)

const advanceOf = (char: string): number => Number.parseInt(letters[char] ?? '0', 10)

// Letters with marks keep the distances of the letter below the marks.
const baseOf = (char: string): string => char.normalize('NFD').charAt(0)

/** The distance between two letters, in units of the typeface, in addition to the advance of the first. */
const kernOf = (first: string, second: string): number => pairs[baseOf(first) + baseOf(second)] ?? 0

/** How much closer letters of titles are, as large letters look further apart: part of their size. */
const closer = (size: number): number => (size < 40 ? 0 : 0.016 * unitsPerEm)

/** Returns where each letter of a text begins, then where the text ends, in pixels. */
export function positionsOf(text: string, size: number): readonly number[] {
  const chars = [...text]
  let at = 0
  const starts = chars.map((char, index) => {
    if (index > 0) at += kernOf(chars[index - 1] ?? '', char) - closer(size)
    const start = at
    at += advanceOf(char)
    return start
  })
  return [...starts, at].map(units => (units * size) / unitsPerEm)
}

/** The width of a text in pixels. */
export const widthOf = (text: string, size: number): number => positionsOf(text, size).at(-1) ?? 0

/** The outline of a letter: each point is written as its distance from the one before. */
function outlineOf(char: string): GlyphPath {
  const bounds = { xMin: 0, yMin: 0, xMax: 0, yMax: 0 }
  let [x, y] = [0, 0]
  const step = (byX = 0, byY = 0) => {
    x += byX
    y += byY
    bounds.xMin = Math.min(bounds.xMin, x)
    bounds.xMax = Math.max(bounds.xMax, x)
    bounds.yMin = Math.min(bounds.yMin, y)
    bounds.yMax = Math.max(bounds.yMax, y)
    return { x, y }
  }
  const commands: PathCommand[] = []
  for (const [, type, numbers = ''] of (letters[char] ?? '').matchAll(/([MLQ])([-\d ]+)/g)) {
    const [first, second, third, fourth] = numbers.split(' ').map(Number)
    const { x: x1, y: y1 } = step(first, second)
    if (type === 'Q') commands.push({ type, x1, y1, ...step(third, fourth) })
    else commands.push({ type: type === 'M' ? 'M' : 'L', x: x1, y: y1 })
  }
  return { commands, bounds }
}

const drawn = new Map<string, LetterShape>()

function drawLetter(char: string, size: number): LetterShape {
  const scale = size / unitsPerEm
  const outline = outlineOf(char)
  const { xMin, xMax, yMin, yMax } = outline.bounds ?? { xMin: 0, xMax: 0, yMin: 0, yMax: 0 }
  const [left, top] = [Math.floor(xMin * scale) - 1, Math.floor(-yMax * scale) - 1]
  const [width, height] = [Math.ceil(xMax * scale) + 1 - left, Math.ceil(-yMin * scale) + 1 - top]
  const options = { width, height, scale, offsetX: -left, offsetY: -top, flipY: true }
  const { buffer, pitch } = rasterizePath(outline, { ...options, pixelMode: PixelMode.Gray })
  const coverage = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    coverage.set(buffer.subarray(row * pitch, row * pitch + width), row * width)
  }
  return { coverage, width, rows: height, left, top }
}

/** Returns the drawing of a letter; each is drawn once for each size. */
export function letterShape(char: string, size: number): LetterShape {
  const key = `${size}${char}`
  const known = drawn.get(key) ?? drawLetter(char, size)
  drawn.set(key, known)
  return known
}
