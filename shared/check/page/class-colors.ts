import { utilityTheme } from '../../site/styles/utility-theme.generated.ts'
import { withOpacity } from '../../site/theme/color.ts'

/** A CSS color, undefined where there is none, and what an author wrote for it. */
interface WrittenColor {
  readonly color: string | undefined
  readonly written: string
}

/** A color in each mode. */
export interface ModeColors {
  readonly light: WrittenColor
  readonly dark: WrittenColor
}

const NONE: WrittenColor = { color: undefined, written: '' }

/** No color in any mode. */
export const NO_COLORS: ModeColors = { light: NONE, dark: NONE }

let known: ReadonlyMap<string, string> | undefined

/** The colors of the utility classes by their names, such as `green-600`. */
const themeColors = (): ReadonlyMap<string, string> =>
  new Map(
    [...utilityTheme.matchAll(/--color-([a-z]+(?:-\d+)?):([^;}]+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

const COLOR = /^(dark:)?(text|bg)-(?:((?:white|black|[a-z]+-\d{2,3})(?:\/\d+)?)|\[(#[0-9a-f]{3,8})\]|.+)$/

/** The color of a name such as `green-600` or `green-600/50`. */
function named(name: string): string | undefined {
  known ??= themeColors()
  const [base = '', alpha] = name.split('/')
  const color = known.get(base)
  return color === undefined || alpha === undefined ? color : withOpacity(color, Number(alpha) / 100)
}

/** Returns the colors that utility classes give a text, or what is behind it. */
export function classColorsOf(classes: string, of: 'text' | 'bg'): ModeColors {
  if (!classes.includes(`${of}-`)) return NO_COLORS
  const found: { light?: WrittenColor; dark?: WrittenColor } = {}
  for (const written of classes.split(/\s+/)) {
    const [, dark, kind, name, hex] = COLOR.exec(written) ?? []
    if (kind !== of || (name ?? hex ?? dark) === undefined) continue
    const color = hex ?? (name && named(name))
    // A color of dark pages that is not known is not that of light pages.
    if (color !== undefined || dark) found[dark ? 'dark' : 'light'] = { color, written }
  }
  return { light: found.light ?? NONE, dark: found.dark ?? found.light ?? NONE }
}
