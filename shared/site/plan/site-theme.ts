import type { SiteSettings } from '../../config/schema/settings.ts'
import { codeTheme } from '../theme/code-themes.ts'
import { olderBackground, siteTheme, type ThemeInput } from '../theme/theme.ts'

/** The colors that docs.json has for pages. */
export const themeInput = ({ colors, background }: SiteSettings): ThemeInput => ({
  ...colors,
  background: colors?.background ?? olderBackground(background),
})

/** Returns the colors of a site as CSS: its own, and those of a named theme of code. */
export function themeOf(settings: SiteSettings): string {
  const { newer } = settings
  const theme = siteTheme(themeInput(settings))
  const blocks = newer?.styling?.codeblocks
  if (blocks === undefined || blocks === 'system' || blocks === 'dark') return theme
  const { theme: names } = typeof blocks === 'string' ? { theme: blocks } : blocks
  const { light, dark } = typeof names === 'string' ? { light: names, dark: names } : (names ?? {})
  return theme + codeTheme(light, dark)
}
