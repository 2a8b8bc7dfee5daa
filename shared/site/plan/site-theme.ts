import type { SiteSettings } from '../../config/schema/settings.ts'
import { codeTheme } from '../theme/code-themes.ts'
import { olderBackground, siteTheme } from '../theme/theme.ts'

/** Returns the colors of a site as CSS: its own, and those of a named theme of code. */
export function themeOf({ colors, background, newer }: SiteSettings): string {
  const theme = siteTheme({ ...colors, background: colors?.background ?? olderBackground(background) })
  const blocks = newer?.styling?.codeblocks
  if (blocks === undefined || blocks === 'system' || blocks === 'dark') return theme
  const { theme: names } = typeof blocks === 'string' ? { theme: blocks } : blocks
  const { light, dark } = typeof names === 'string' ? { light: names, dark: names } : (names ?? {})
  return theme + codeTheme(light, dark)
}
