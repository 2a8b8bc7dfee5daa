import 'culori/css'
import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori/fn'

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i
const oklch = converter('oklch')

/** The hex value for a typed color: `0D9373`, `#0d9`, `rgb(13 147 115)`, `teal`. `undefined`: not an opaque color. */
export function readColor(text: string): string | undefined {
  const typed = text.trim()
  const hex = HEX.exec(typed)?.[1]
  if (hex !== undefined) return `#${hex}`
  const color = parse(typed)
  return color && (color.alpha ?? 1) === 1 ? formatHex(color) : undefined
}

/** `hex` in the letter case of the previous value: `#0d9373` or `#0D9373`. */
export const inCaseOf = (before: string | undefined, hex: string): string =>
  before !== undefined && /[A-F]/.test(before) ? hex.toUpperCase() : hex.toLowerCase()

/** WCAG contrast, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other)

/** The background of the other mode that matches `background`: same hue, opposite lightness. */
export function counterpart(background: string): string {
  const color = oklch(parse(background))
  if (!color) return '#ffffff'
  const isDark = color.l < 0.5
  return formatHex(
    clampChroma({ ...color, l: isDark ? 0.99 : 0.17, c: Math.min(color.c, isDark ? 0.01 : 0.02) }, 'oklch'),
  )
}

const LONGEST_DRAWING = 200_000

/** The colors that an SVG drawing names, most used first, without black, white and grays. */
export function drawingColors(svg: string): readonly string[] {
  const counts = new Map<string, number>()
  for (const [, written = ''] of svg
    .slice(0, LONGEST_DRAWING)
    .matchAll(
      /(?:fill|stroke|stop-color|color)\s*[:=]\s*["']?\s*(#[0-9a-f]{3,6}\b|rgb\([\d\s,.%]{1,40}\)|[a-z]{3,20})/gi,
    )) {
    const hex = readColor(written)
    const color = hex === undefined ? undefined : oklch(parse(hex))
    if (hex === undefined || !color || color.c < 0.03) continue
    const full = formatHex(hex) ?? hex
    counts.set(full, (counts.get(full) ?? 0) + 1)
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([hex]) => hex)
    .slice(0, 10)
}

/** The colors in `value`, in order, each once. */
export function colorsIn(value: unknown, found = new Map<string, string>()): readonly string[] {
  if (typeof value === 'string' && value.startsWith('#')) {
    const hex = readColor(value)
    if (hex !== undefined) {
      const full = formatHex(hex) ?? hex
      found.set(full, full)
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const inside of Object.values(value)) colorsIn(inside, found)
  }
  return [...found.values()]
}
