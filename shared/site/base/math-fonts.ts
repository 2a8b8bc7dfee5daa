const FACES =
  'AMS-Regular Caligraphic-Bold Caligraphic-Regular Fraktur-Bold Fraktur-Regular Main-Bold Main-BoldItalic Main-Italic Main-Regular Math-BoldItalic Math-Italic SansSerif-Bold SansSerif-Italic SansSerif-Regular Script-Regular Size1-Regular Size2-Regular Size3-Regular Size4-Regular Typewriter-Regular'.split(
    ' ',
  )

/** Names in `dist/site` of the typefaces of formulas; the formula styles refer to them. */
export const mathFonts: readonly string[] = FACES.map(face => `KaTeX_${face}.woff2`)
