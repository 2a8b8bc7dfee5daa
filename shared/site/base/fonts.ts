/** A typeface as it is in its package. */
interface SiteFont {
  readonly family: string
  /** The file in its package. */
  readonly source: string
  /** Its name in `dist/site`. */
  readonly file: string
  readonly weights: string
  readonly range: string
  /** Only pages with characters of this script load it; if absent, every page does. */
  readonly script?: Script
}

/** Scripts that only some pages use; each has a font file of its own. */
export const scripts = ['latin-ext', 'cyrillic'] as const

/** A script that only some pages use. */
export type Script = (typeof scripts)[number]

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_MORE =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'
const CYRILLIC = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'

const RANGES: Readonly<Record<Script, string>> = { 'latin-ext': LATIN_MORE, cyrillic: CYRILLIC }

const inter = (part: Script | 'latin'): SiteFont => ({
  family: 'Inter',
  source: `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`,
  file: `inter-${part}.woff2`,
  weights: '100 900',
  ...(part === 'latin' ? { range: LATIN } : { range: RANGES[part], script: part }),
})

/** Returns a pattern that finds a character of a range such as `U+0400-045F,U+2116`. */
function inRange(range: string): RegExp {
  const parts = range.split(',').map(part => {
    const [from = '', to = from] = part.slice('U+'.length).split('-')
    return `\\u{${from}}-\\u{${to}}`
  })
  return new RegExp(`[${parts.join('')}]`, 'u')
}

const patterns = scripts.map(script => ({ script, pattern: inRange(RANGES[script]) }))

/** The scripts that some texts use. */
export const scriptsIn = (texts: readonly string[]): readonly Script[] =>
  patterns.filter(({ pattern }) => texts.some(text => pattern.test(text))).map(({ script }) => script)

/** The typefaces of published sites. */
export const siteFonts: readonly SiteFont[] = [
  inter('latin'),
  inter('latin-ext'),
  inter('cyrillic'),
  {
    family: 'JetBrains Mono',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    file: 'jetbrains-mono-latin.woff2',
    weights: '100 800',
    range: LATIN,
  },
]

const GENERIC: ReadonlySet<string> = new Set(
  'system-ui ui-sans-serif ui-serif ui-monospace ui-rounded sans-serif serif monospace cursive'.split(' '),
)

/** Whether the name of a typeface stands for one that every device has. */
export const isGeneric = (family: string): boolean => GENERIC.has(family.toLowerCase())
