import { iconOn, isDark, mix, onTop, readable, readHex, shade } from './color.ts'

/** The colors of docs.json as written; anything but a hex color counts as absent. */
export interface ThemeInput {
  readonly primary?: unknown
  readonly light?: unknown
  readonly dark?: unknown
  readonly background?: { readonly light?: unknown; readonly dark?: unknown } | undefined
}

type Mode = Readonly<Record<string, string>>

const CODE = {
  k: ['#8a3ffc', '#c3a6ff'],
  s: ['#0a7048', '#8ddba8'],
  n: ['#b4480b', '#ffb385'],
  f: ['#0b62c4', '#86bdff'],
  t: ['#9a5b00', '#f0cf85'],
  g: ['#c2255c', '#ff9db5'],
  a: ['#0b7285', '#7fd6e0'],
  c: ['#6b7280', '#8b93a1'],
  i: ['#0a7048', '#8ddba8'],
  d: ['#c92a2a', '#ff9b9b'],
} as const

const TONES = {
  note: ['#2563eb', '#7aa7ff'],
  tip: ['#0f8a5f', '#5fd6a4'],
  warning: ['#b45309', '#f7bf5f'],
  info: ['#64748b', '#a3afc0'],
  check: ['#15803d', '#6fdc8c'],
  danger: ['#dc2626', '#ff8f8f'],
} as const

/** The planes of a page that text in the accent color can be on, and what they are mixed from. */
function planesOf(background: string, accent: string) {
  const night = isDark(background)
  const tinted = mix(night ? '#ffffff' : '#0b0d12', accent, 0.06)
  return {
    night,
    tinted,
    raised: mix(background, tinted, night ? 0.04 : 0.014),
    code: mix(background, tinted, night ? 0.06 : 0.028),
    tint: mix(background, accent, night ? 0.16 : 0.09),
  }
}

/** Returns the color in which pages draw links for an accent: itself, or the nearest one that can be read everywhere on the page. */
export function readableAccent(accent: string, background: string): string {
  const { raised, code, tint } = planesOf(background, accent)
  return readable(accent, [background, raised, code, tint], 4.6)
}

/** Returns the backgrounds of pages in both modes. */
export function pageBackgrounds(input: ThemeInput): { readonly light: string; readonly dark: string } {
  const accentDark = readHex(input.light) ?? readHex(input.primary) ?? ACCENT.dark
  return {
    light: readHex(input.background?.light) ?? '#ffffff',
    dark: readHex(input.background?.dark) ?? mix('#0a0b0e', accentDark, 0.02),
  }
}

/** The accents of a site without colors. */
const ACCENT = { light: '#16a34a', dark: '#4ade80', button: '#166534' } as const

function mode(background: string, accent: string, index: 0 | 1): Mode {
  const { night, tinted, raised, code, tint } = planesOf(background, accent)
  const backgrounds = [background, raised, code]
  const gray = (lightness: number, ratio: number) =>
    readable(shade(accent, lightness, 0.012), backgrounds, ratio)
  const mark = readable(accent, [background], 3)
  const colors: Record<string, string> = {
    ground: background,
    raised,
    code,
    line: mix(background, tinted, night ? 0.12 : 0.09),
    edge: mix(background, tinted, night ? 0.22 : 0.17),
    strong: gray(night ? 0.97 : 0.19, 10),
    body: gray(night ? 0.84 : 0.37, 7),
    soft: gray(night ? 0.7 : 0.53, 4.6),
    tint,
    accent: readableAccent(accent, background),
    mark,
    'on-mark': iconOn(mark),
    select: mix(background, accent, night ? 0.4 : 0.22),
  }
  for (const [name, tones] of Object.entries(TONES)) {
    const tone = tones[index]
    colors[`${name}-ground`] = mix(background, tone, night ? 0.1 : 0.065)
    colors[`${name}-edge`] = mix(background, tone, night ? 0.3 : 0.24)
    colors[name] = readable(tone, [background, mix(background, tone, night ? 0.1 : 0.065)], 4.5)
  }
  for (const [name, tones] of Object.entries(CODE)) {
    const lit = mix(code, accent, night ? 0.16 : 0.1)
    colors[`t-${name}`] = readable(tones[index], [code, lit], 4.6)
  }
  return colors
}

/** The colors that older files have in `background.color`; undefined if there are none. */
export function olderBackground(background: unknown): ThemeInput['background'] {
  const { color } = Object(background)
  const { light, dark } = Object(color)
  return typeof light === 'string' || typeof dark === 'string' ? { light, dark } : undefined
}

/** Returns the colors of a site's pages in both modes, by the names that the styles have for them. */
export function pageColors(input: ThemeInput): { readonly light: Mode; readonly dark: Mode } {
  const primary = readHex(input.primary)
  const backgrounds = pageBackgrounds(input)
  return {
    light: mode(backgrounds.light, primary ?? ACCENT.light, 0),
    dark: mode(backgrounds.dark, readHex(input.light) ?? primary ?? ACCENT.dark, 1),
  }
}

/** Returns the colors for the site's styles, as the text of a style element. */
export function siteTheme(input: ThemeInput): string {
  const button = readHex(input.dark) ?? readHex(input.primary) ?? ACCENT.button
  const { light, dark } = pageColors(input)
  const rows = Object.keys(light).map(name => `--${name}:light-dark(${light[name]},${dark[name]})`)
  return `:root{${rows.join(';')};--button:${button};--on-button:${onTop(button)}}`
}
