import 'culori/css'
import {
  converter,
  formatHex,
  formatHex8,
  interpolate,
  type Oklch,
  parse,
  parseHex,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn'

const toOklch = converter('oklch')

/** Returns `value` as `#rrggbb` if it is a hex color of 3, 4, 6 or 8 digits (alpha is dropped). */
export function readHex(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value.trim()))
    return undefined
  const color = parseHex(value.trim())
  return color === undefined ? undefined : formatHex(color)
}

/** The contrast that text must have with its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5

/** Returns a CSS color as `#rrggbb`; undefined if it is none, or lets what is behind it through. */
export function readColor(value: string): string | undefined {
  const color = parse(value.trim())
  return color === undefined || (color.alpha ?? 1) < 1 ? undefined : formatHex(color)
}

/** Returns a CSS color with another opacity, 0 to 1, as `#rrggbbaa`; undefined if it is none. */
export function withOpacity(value: string, opacity: number): string | undefined {
  const color = parse(value)
  return color && formatHex8({ ...color, alpha: opacity })
}

/** Returns a CSS color as it looks on `ground`, as `#rrggbb`; undefined if it is none. */
export function colorOn(value: string, ground: string): string | undefined {
  const color = parse(value.trim())
  return color && formatHex(interpolate([ground, { ...color, alpha: 1 }], 'rgb')(color.alpha ?? 1))
}

const oklch = (hex: string): Oklch => toOklch(hex) ?? { mode: 'oklch', l: 0.5, c: 0 }

/** The color with another lightness (0 to 1) and at most `chroma`. */
export function shade(hex: string, lightness: number, chroma: number): string {
  const { h, c } = oklch(hex)
  const color: Oklch = {
    mode: 'oklch',
    l: lightness,
    c: Math.min(c, chroma),
    ...(h === undefined ? {} : { h }),
  }
  return formatHex(color)
}

/** Blends `over` onto `under` with the share `part` (0 to 1). */
export const mix = (under: string, over: string, part: number): string =>
  formatHex(interpolate([under, over], 'oklab')(part))

/** Whether the color looks closer to black than to white. */
export const isDark = (hex: string): boolean => wcagLuminance(hex) < 0.18

/**
 * The closest lightness of `hex` that has a contrast of `ratio` with every one of `backgrounds`; black or white
 * if the hue cannot reach it.
 */
export function readable(hex: string, backgrounds: readonly string[], ratio: number): string {
  const isReadable = (color: string) =>
    backgrounds.every(background => wcagContrast(color, background) >= ratio)
  if (isReadable(hex)) return hex
  const { l, c, h } = oklch(hex)
  const direction = isDark(backgrounds[0] ?? '#ffffff') ? 1 : -1
  for (let step = 1; step <= 50; step++) {
    const lightness = l + direction * step * 0.02
    if (lightness <= 0 || lightness >= 1) break
    const fading = lightness > 0.85 ? (1 - lightness) / 0.15 : 1
    const next: Oklch = { mode: 'oklch', l: lightness, c: c * fading, ...(h === undefined ? {} : { h }) }
    const candidate = formatHex(next)
    if (isReadable(candidate)) return candidate
  }
  return direction > 0 ? '#ffffff' : '#000000'
}

/** White if a drawing in it is visible on `background`, else a dark color. */
export const iconOn = (background: string): string =>
  wcagContrast('#ffffff', background) >= 3 ? '#ffffff' : '#0b0d12'

/** Black or white, whichever is readable on `background`. */
export const onTop = (background: string): string =>
  wcagContrast('#ffffff', background) >= 4.5
    ? '#ffffff'
    : wcagContrast('#0b0d12', background) >= 4.5
      ? '#0b0d12'
      : '#000000'
