import { PICTURE_SIZE, type PictureFacts } from '../base/share-picture.ts'
import { fitLine, fitText } from './fit-text.ts'
import { canWrite, letterShape, positionsOf } from './letters.ts'
import { Canvas, type Palette, pngOf } from './png.ts'

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE
const MARGIN = 88
/** The width of the texts. */
const ROOM = WIDTH - 2 * MARGIN
/** The band at the lower edge. */
const BAND = 16

/** The steps from the background to a color: where the color is among all colors, and how many steps there are. */
interface Ink {
  readonly from: number
  readonly steps: number
}

const STRONG: Ink = { from: 0, steps: 7 }
const SOFT: Ink = { from: 7, steps: 4 }
const ACCENT: Ink = { from: 11, steps: 4 }

/** The sizes of a title, and how many lines each may have. */
const TITLE = [
  { size: 88, most: 2 },
  { size: 74, most: 3 },
  { size: 60, most: 3 },
  { size: 48, most: 4 },
] as const

const SECTION_SIZE = 34
const SMALL = 32

type Color = readonly [number, number, number]

const partsOf = (hex: string): Color => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

function paletteOf({ ground, strong, soft, accent }: PictureFacts['colors']): Palette {
  const under = partsOf(ground)
  const steps = (color: string, { steps: count }: Ink): Color[] =>
    Array.from({ length: count }, (_, index) => {
      const over = partsOf(color)
      const mixed = (at: 0 | 1 | 2) => Math.round(under[at] + ((over[at] - under[at]) * (index + 1)) / count)
      return [mixed(0), mixed(1), mixed(2)]
    })
  return [under, ...steps(strong, STRONG), ...steps(soft, SOFT), ...steps(accent, ACCENT)]
}

/** A line of text: its place is that of its baseline. */
interface Line {
  readonly text: string
  readonly size: number
  readonly ink: Ink
  readonly x: number
  readonly y: number
}

function write(canvas: Canvas, { text, size, ink, x, y }: Line): void {
  const starts = positionsOf(text, size)
  for (const [index, char] of [...text].entries()) {
    const { coverage, width, rows, left, top } = letterShape(char, size)
    const [atX, atY] = [Math.round(x + (starts[index] ?? 0)) + left, y + top]
    for (let row = 0, at = 0; row < rows; row++) {
      for (let column = 0; column < width; column++, at++) {
        const step = Math.round(((coverage[at] ?? 0) * ink.steps) / 255)
        if (step > 0) canvas.raise(atX + column, atY + row, ink.from + step)
      }
    }
  }
}

/** The lines of a picture, from the top. */
export function picturedLines({ title, section, name, host }: PictureFacts): readonly Line[] {
  const main = [title, name, host].find(text => text !== '' && canWrite(text)) ?? ''
  const { size, lines } = fitText(main, TITLE, ROOM)
  const height = Math.round(size * 1.16)
  const above = main === title && section !== '' && canWrite(section) ? section : ''
  const gap = above === '' ? 0 : 64
  // Optically centered between the name above and the address below.
  const start = Math.round((HEIGHT - BAND - gap - lines.length * height) / 2) + 4
  const small = (text: string) => fitLine(text, SMALL, ROOM)
  const rows: Line[] = []
  const isNamed = name !== '' && name !== main && canWrite(name)
  if (isNamed) rows.push({ text: small(name), size: SMALL, ink: STRONG, x: MARGIN, y: 110 })
  if (above !== '') {
    const text = fitLine(above, SECTION_SIZE, ROOM)
    rows.push({ text, size: SECTION_SIZE, ink: ACCENT, x: MARGIN, y: start + SECTION_SIZE })
  }
  for (const [index, text] of lines.entries()) {
    const y = start + gap + index * height + Math.round(size * 0.86)
    rows.push({ text, size, ink: STRONG, x: MARGIN - Math.round(size / 18), y })
  }
  if (host !== main)
    rows.push({ text: small(host), size: SMALL, ink: SOFT, x: MARGIN, y: HEIGHT - BAND - 66 })
  return rows
}

/** Draws the picture for links to a page, as PNG. */
export function drawSharePicture(facts: PictureFacts): Uint8Array {
  const canvas = new Canvas(WIDTH, HEIGHT)
  const full = ACCENT.from + ACCENT.steps
  canvas.fillRows(HEIGHT - BAND, full)
  for (const line of picturedLines(facts)) write(canvas, line)
  return pngOf(canvas, paletteOf(facts.colors))
}
