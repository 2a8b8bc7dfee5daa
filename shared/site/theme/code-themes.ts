import { isDark, mix, readable } from './color.ts'

/** A theme of code: its background, its text, and the colors of keywords, texts, numbers, functions, types and comments. */
type Palette = readonly [background: string, text: string, ...colors: readonly string[]]

const KINDS = ['k', 's', 'n', 'f', 't', 'c'] as const

/** Well-known themes by their name. */
const PALETTES: Readonly<Record<string, Palette>> = {
  'github-light': ['#ffffff', '#24292e', '#d73a49', '#032f62', '#005cc5', '#6f42c1', '#e36209', '#6a737d'],
  'github-dark': ['#24292e', '#e1e4e8', '#f97583', '#9ecbff', '#79b8ff', '#b392f0', '#ffab70', '#6a737d'],
  dracula: ['#282a36', '#f8f8f2', '#ff79c6', '#f1fa8c', '#bd93f9', '#50fa7b', '#8be9fd', '#6272a4'],
  nord: ['#2e3440', '#d8dee9', '#81a1c1', '#a3be8c', '#b48ead', '#88c0d0', '#8fbcbb', '#616e88'],
  'one-dark-pro': ['#282c34', '#abb2bf', '#c678dd', '#98c379', '#d19a66', '#61afef', '#e5c07b', '#7f848e'],
  'one-light': ['#fafafa', '#383a42', '#a626a4', '#50a14f', '#986801', '#4078f2', '#c18401', '#a0a1a7'],
  monokai: ['#272822', '#f8f8f2', '#f92672', '#e6db74', '#ae81ff', '#a6e22e', '#66d9ef', '#88846f'],
  'night-owl': ['#011627', '#d6deeb', '#c792ea', '#ecc48d', '#f78c6c', '#82aaff', '#ffcb8b', '#637777'],
  'tokyo-night': ['#1a1b26', '#a9b1d6', '#bb9af7', '#9ece6a', '#ff9e64', '#7aa2f7', '#2ac3de', '#565f89'],
  'catppuccin-mocha': [
    '#1e1e2e',
    '#cdd6f4',
    '#cba6f7',
    '#a6e3a1',
    '#fab387',
    '#89b4fa',
    '#f9e2af',
    '#7f849c',
  ],
  'catppuccin-latte': [
    '#eff1f5',
    '#4c4f69',
    '#8839ef',
    '#40a02b',
    '#fe640b',
    '#1e66f5',
    '#df8e1d',
    '#7c7f93',
  ],
  'solarized-light': ['#fdf6e3', '#657b83', '#859900', '#2aa198', '#d33682', '#268bd2', '#b58900', '#93a1a1'],
  'solarized-dark': ['#002b36', '#839496', '#859900', '#2aa198', '#d33682', '#268bd2', '#b58900', '#586e75'],
  'vitesse-light': ['#ffffff', '#393a34', '#1e754f', '#b56959', '#2f798a', '#59873a', '#2e8f82', '#a0ada0'],
  'vitesse-dark': ['#121212', '#dbd7ca', '#4d9375', '#c98a7d', '#4c9a91', '#80a665', '#5da994', '#758575'],
}

const LIGHT = /(^|-)(light|latte|day|dawn|lighter|snow)(-|$)/

/** Returns the palette of a theme, the nearest one for a name that is not known. */
function paletteOf(name: string): Palette | undefined {
  if (Object.hasOwn(PALETTES, name)) return PALETTES[name]
  const kin = Object.keys(PALETTES).find(known => name.startsWith(`${known}-`))
  const other = name === 'css-variables' ? undefined : LIGHT.test(name) ? 'github-light' : 'github-dark'
  const found = kin ?? other
  return found === undefined ? undefined : PALETTES[found]
}

function colorsOf([background, text, ...colors]: Palette): Readonly<Record<string, string>> {
  const ink = isDark(background) ? '#ffffff' : '#000000'
  const kinds = KINDS.map((kind, index) => [`t-${kind}`, readable(colors[index] ?? text, [background], 4.5)])
  return {
    code: background,
    strong: readable(text, [background], 4.5),
    soft: readable(mix(background, text, 0.7), [background], 4.5),
    line: mix(background, ink, 0.12),
    ...Object.fromEntries(kinds),
  }
}

/** Returns the rule for code blocks in a named theme for each mode; empty if there is none. */
export function codeTheme(light: string | undefined, dark: string | undefined): string {
  const [forLight, forDark] = [light ?? dark, dark ?? light].map(name => name && paletteOf(name))
  if (!forLight || !forDark) return ''
  const [day, night] = [colorsOf(forLight), colorsOf(forDark)]
  const rows = Object.keys(day).map(name => `--${name}:light-dark(${day[name]},${night[name]})`)
  return `.code{${rows.join(';')}}`
}
