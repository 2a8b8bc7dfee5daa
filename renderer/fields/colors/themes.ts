import { isObject, type JsonObject } from '../../../shared/config/json/value.ts'
import type { SettingsForm } from '../../../shared/config/schema/schema.ts'
import type { ThemeInput } from '../../../shared/site/theme/theme.ts'
import { own } from '../base/values.ts'

/** A theme to start from; each one is readable in both modes as it is. */
export interface StartingTheme extends ThemeInput {
  readonly id: string
  readonly primary: string
  readonly light: string
  readonly dark: string
  readonly background: { readonly light: string; readonly dark: string }
}

const theme = (
  id: string,
  accents: readonly [string, string, string],
  grounds: readonly [string, string],
) => ({
  id,
  primary: accents[0],
  light: accents[1],
  dark: accents[2],
  background: { light: grounds[0], dark: grounds[1] },
})

/** The ids describe the look; the displayed names are in the messages. */
export const startingThemes: readonly StartingTheme[] = [
  theme('fir', ['#14704c', '#5fd3a0', '#14704c'], ['#ffffff', '#0c1210']),
  theme('ink', ['#2f4fd0', '#93aaff', '#2743b8'], ['#ffffff', '#0b0d14']),
  theme('brick', ['#b4402a', '#f5a08a', '#a33a26'], ['#fffdfa', '#161110']),
  theme('plum', ['#8a2d86', '#e39be0', '#7a2877'], ['#fffcff', '#140e14']),
  theme('lagoon', ['#0b6f7c', '#62d0de', '#0a6470'], ['#fbfeff', '#0a1113']),
  theme('ochre', ['#8a5a00', '#f0bd5e', '#7a4f00'], ['#fffdf7', '#141109']),
  theme('violet', ['#6438d6', '#b7a0ff', '#5a30c4'], ['#ffffff', '#0f0d16']),
  theme('rose', ['#c01f5b', '#ff96b8', '#ad1b52'], ['#fffcfd', '#150d11']),
  theme('slate', ['#3d5266', '#a9bccd', '#34475a'], ['#fcfdfd', '#0f1214']),
  theme('coal', ['#1f1f1f', '#ededed', '#1f1f1f'], ['#ffffff', '#0e0e0e']),
]

/** The keys of docs.json that have colors, with those of a theme; all other keys stay. */
export function withTheme(config: JsonObject, chosen: StartingTheme, form: SettingsForm): JsonObject {
  const { id: _, background, ...accents } = chosen
  const colors = { ...inner(config, 'colors'), ...accents }
  return form === 'newer'
    ? { colors, background: { ...inner(config, 'background'), color: background } }
    : { colors: { ...colors, background } }
}

const inner = (config: JsonObject, key: string): JsonObject => {
  const value = own(config, key)
  return isObject(value) ? value : {}
}
