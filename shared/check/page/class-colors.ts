import { utilityTheme } from '../../site/styles/utility-theme.generated.ts'
import { readColor } from '../../site/theme/color.ts'

/** A color as `#rrggbb`, undefined if it is not known, and what an author wrote for it. */
interface WrittenColor {
  readonly color: string | undefined
  readonly written: string
}

/** The color of a text in each mode. */
export interface ModeColors {
  readonly light: WrittenColor
  readonly dark: WrittenColor
}

let known: ReadonlyMap<string, string> | undefined

/** The colors of the utility classes by their names, such as `green-600`. */
const themeColors = (): ReadonlyMap<string, string> =>
  new Map(
    [...utilityTheme.matchAll(/--color-([a-z]+-\d+):([^;}]+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

const TEXT_COLOR = /^(dark:)?text-([a-z]+-\d{2,3})$/

/** Text of this size needs less contrast, and is not judged. */
const LARGE = /(?:^|\s)text-(?:2xl|[3-9]xl)(?:\s|$)/

/** Returns the colors that utility classes give a text; undefined if they give it none. */
export function textColorsOf(classes: string): ModeColors | undefined {
  if (!classes.includes('text-') || LARGE.test(classes)) return undefined
  const found: { light?: WrittenColor; dark?: WrittenColor } = {}
  for (const name of classes.split(/\s+/)) {
    const [, dark, color] = TEXT_COLOR.exec(name) ?? []
    if (color === undefined) continue
    known ??= themeColors()
    const value = known.get(color)
    if (value !== undefined) found[dark ? 'dark' : 'light'] = { color: readColor(value), written: name }
  }
  const none = { color: undefined, written: '' }
  if (!found.light && !found.dark) return undefined
  return { light: found.light ?? none, dark: found.dark ?? found.light ?? none }
}
