import { type Script, scripts, siteFonts } from './fonts.ts'
import { mathFonts } from './math-fonts.ts'

/** A typeface that is shipped with the site. */
export interface ShippedFont {
  readonly family: string
  /** From the site's root. */
  readonly file: string
  readonly range: string
  readonly weights: string
  /** Only pages with characters of this script load it. */
  readonly script?: Script | undefined
}

/** Kinds of content for which a page loads extra files. */
export const needs = ['maths', 'diagrams', 'api', 'try', 'oauth', 'newer', ...scripts] as const

/** A kind of content for which a page loads extra files. */
export type Need = (typeof needs)[number]

/** Files that pages load, as paths from the site's root. */
export interface Shipped {
  readonly css: string
  readonly js: string
  /** The reader's search, loaded when it is opened. */
  readonly search: string
  /** For pages that show an operation of an API. */
  readonly api: { readonly css: string; readonly js: string }
  /** For sites in the newer form. */
  readonly newer: { readonly css: string; readonly js: string }
  /** The form that sends requests, loaded just before it is used. */
  readonly try: string
  /** What gets OAuth tokens, loaded when a reader wants one, and the script of the page that sign-ins return to. */
  readonly oauth: { readonly js: string; readonly signedIn: string }
  readonly fonts: readonly ShippedFont[]
  /** Only pages with formulas. */
  readonly maths: string
  /** Only pages with diagrams. */
  readonly diagrams: string
}

const filesOf = (script: Script | undefined) =>
  siteFonts.filter(font => font.script === script).map(font => font.file)

/** Names in `dist/site` of files that only some pages need. */
export const neededNames: Readonly<Record<Need, readonly string[]>> = {
  maths: ['maths.css', ...mathFonts],
  diagrams: ['diagrams.js'],
  api: ['api.css', 'api.js'],
  try: ['try.js'],
  oauth: ['oauth.js', 'signed-in.js'],
  newer: ['newer.css', 'newer.js'],
  'latin-ext': filesOf('latin-ext'),
  cyrillic: filesOf('cyrillic'),
}

/** Names in `dist/site` of the files that every published site has. */
export const shippedNames: readonly string[] = ['site.css', 'site.js', 'search.js', ...filesOf(undefined)]

/** The paths of shipped files in documents; `place` maps a file of `dist/site` to its path in the site. */
export function shippedAt(place: (name: string) => string): Shipped {
  return {
    css: place('site.css'),
    js: place('site.js'),
    search: place('search.js'),
    maths: place('maths.css'),
    diagrams: place('diagrams.js'),
    api: { css: place('api.css'), js: place('api.js') },
    newer: { css: place('newer.css'), js: place('newer.js') },
    try: place('try.js'),
    oauth: { js: place('oauth.js'), signedIn: place('signed-in.js') },
    fonts: siteFonts.map(({ family, file, range, weights, script }) => ({
      family,
      file: place(file),
      range,
      weights,
      script,
    })),
  }
}
