import type { JsonPath } from '../../../shared/config/json/pointer.ts'
import { isObject } from '../../../shared/config/json/value.ts'
import { readable, readHex } from '../../../shared/site/theme/color.ts'
import { siteTheme, type ThemeInput } from '../../../shared/site/theme/theme.ts'
import { keyWithoutIndexes } from './labels.ts'
import { own } from './values.ts'

/** The colors of the published site that come from `colors` in docs.json. */
interface Drawn {
  readonly accent: Both
  readonly background: Both
  readonly button: string
  readonly onButton: string
}

/** One color for each mode. */
export interface Both {
  readonly light: string
  readonly dark: string
}

/** Cache by `colors`, with the background of the newer form: every color field needs the result on each move of a drag. */
const drawnBefore = new WeakMap<object, { readonly newer: unknown; readonly drawn: Drawn }>()

/** The colors that the site's style derives from `colors`. */
export function drawnColors(config: unknown): Drawn {
  const colors = own(config, 'colors')
  if (!isObject(colors)) return drawnFrom({})
  const newer = own(own(config, 'background'), 'color')
  const known = drawnBefore.get(colors)
  if (known?.newer === newer && known !== undefined) return known.drawn
  const drawn = drawnFrom({ ...colors, background: backgroundOf(newer ?? own(colors, 'background')) })
  drawnBefore.set(colors, { newer, drawn })
  return drawn
}

function drawnFrom(input: ThemeInput): Drawn {
  const theme = siteTheme(input)
  const one = (name: string) => new RegExp(`--${name}:(#\\w+)`).exec(theme)?.[1] ?? '#000000'
  const both = (name: string): Both => {
    const [, light = '#000000', dark = '#000000'] =
      new RegExp(`--${name}:light-dark\\((#\\w+),(#\\w+)\\)`).exec(theme) ?? []
    return { light, dark }
  }
  return {
    accent: both('accent'),
    background: both('ground'),
    button: one('button'),
    onButton: one('on-button'),
  }
}

const backgroundOf = (pair: unknown): { readonly light: unknown; readonly dark: unknown } => ({
  light: own(pair, 'light'),
  dark: own(pair, 'dark'),
})

/** How a color is rated: where readers see it, and what it must contrast with. */
export interface Role {
  readonly id: 'onLight' | 'onDark' | 'buttonText' | 'icon'
  readonly other: string
  /** The color is the background of the other one. */
  readonly isBackground: boolean
  /** The contrast it must have: 4.5 for text, 3 for a drawing. */
  readonly needed: number
  /** The color that pages show instead if this one is not readable. */
  readonly shown?: string
}

const TEXT = 4.5
const DRAWING = 3

/** The role in which the color at `path` is rated. */
export function roleOf(config: unknown, path: JsonPath): Role | undefined {
  const drawn = drawnColors(config)
  switch (keyWithoutIndexes(path)) {
    case 'colors.primary':
      return {
        id: 'onLight',
        other: drawn.background.light,
        isBackground: false,
        needed: TEXT,
        shown: drawn.accent.light,
      }
    case 'colors.light':
      return {
        id: 'onDark',
        other: drawn.background.dark,
        isBackground: false,
        needed: TEXT,
        shown: drawn.accent.dark,
      }
    case 'colors.dark':
      return { id: 'buttonText', other: drawn.onButton, isBackground: true, needed: TEXT }
    case 'anchors.color':
    case 'anchors.color.from':
    case 'anchors.color.to':
      return { id: 'icon', other: '#ffffff', isBackground: true, needed: DRAWING }
    default:
      return undefined
  }
}

/** The nearest color that can be read in its role: the one that pages draw, where they draw another one. */
export const nearestReadable = (color: string, { other, needed, shown }: Role): string =>
  shown ?? readable(color, [other], needed)

/** The color that readers get if the key at `path` is absent. */
export function fallbackOf(config: unknown, path: JsonPath): string {
  const drawn = drawnColors(config)
  const primary = readHex(own(own(config, 'colors'), 'primary'))
  switch (keyWithoutIndexes(path)) {
    case 'colors.light':
      return primary ?? drawn.accent.dark
    case 'colors.dark':
      return drawn.button
    case 'colors.background.light':
    case 'background.color.light':
      return drawn.background.light
    case 'colors.background.dark':
    case 'background.color.dark':
      return drawn.background.dark
    default:
      return primary ?? drawn.accent.light
  }
}
