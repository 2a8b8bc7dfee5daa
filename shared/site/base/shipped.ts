import { type Script, scripts, siteFonts } from './fonts.ts'
import { mathFonts } from './math-fonts.ts'

/** A typeface that is shipped with the site. */
export interface ShippedFont {
  readonly family: string
  /** From the site's root. */
  readonly file: string
  readonly range: string
  readonly weights: string
  /** Only pages with such characters load it. */
  readonly script?: Script | undefined
}

/** Everything that only some pages hold, and load something for. */
export const needs = ['maths', 'diagrams', 'api', 'try', ...scripts] as const

/** What only some pages hold, and load something for. */
export type Need = (typeof needs)[number]

/** Files that pages load, as paths from the site's root. */
export interface Shipped {
  readonly css: string
  readonly js: string
  /** The reader's search, loaded when it is opened. */
  readonly search: string
  /** Of pages that show an operation of an API. */
  readonly api: { readonly css: string; readonly js: string }
  /** The form that sends requests, loaded when a reader is about to use it. */
  readonly try: string
  readonly fonts: readonly ShippedFont[]
  /** Only pages with formulas. */
  readonly maths: string
  /** Only pages with diagrams. */
  readonly diagrams: string
}

const filesOf = (script: Script | undefined) =>
  siteFonts.filter(font => font.script === script).map(font => font.file)

/** Names in `dist/site` of what is shipped where a page needs it. */
export const neededNames: Readonly<Record<Need, readonly string[]>> = {
  maths: ['maths.css', ...mathFonts],
  diagrams: ['diagrams.js'],
  api: ['api.css', 'api.js'],
  try: ['try.js'],
  'latin-ext': filesOf('latin-ext'),
  cyrillic: filesOf('cyrillic'),
}

/** Names in `dist/site` of everything that any page of a published site loads. */
export const shippedNames: readonly string[] = ['site.css', 'site.js', 'search.js', ...filesOf(undefined)]

/** The shipped files as documents name them; `place` says where a file of `dist/site` lies in the site. */
export function shippedAt(place: (name: string) => string): Shipped {
  return {
    css: place('site.css'),
    js: place('site.js'),
    search: place('search.js'),
    maths: place('maths.css'),
    diagrams: place('diagrams.js'),
    api: { css: place('api.css'), js: place('api.js') },
    try: place('try.js'),
    fonts: siteFonts.map(({ family, file, range, weights, script }) => ({
      family,
      file: place(file),
      range,
      weights,
      script,
    })),
  }
}
