import type { ShippedFont } from './shipped.ts'

/** The rules that load typefaces; `prefix` leads from where the rules are to the site's root. */
export const fontFaces = (fonts: readonly ShippedFont[], prefix: string): string =>
  fonts
    .map(
      font =>
        `@font-face{font-family:"${font.family}";src:url("${prefix}${font.file}")format("woff2");` +
        `font-weight:${font.weights};font-display:swap;unicode-range:${font.range}}`,
    )
    .join('')
