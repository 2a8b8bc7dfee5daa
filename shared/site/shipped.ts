import { siteFonts } from './fonts.ts'

/** A typeface that is shipped with the site. */
export interface ShippedFont {
  readonly family: string
  /** From the site's root. */
  readonly file: string
  readonly range: string
  readonly weights: string
}

/** Files that every page loads, as paths from the site's root. */
export interface Shipped {
  readonly css: string
  readonly js: string
  /** The reader's search, loaded when it is opened. */
  readonly search: string
  readonly fonts: readonly ShippedFont[]
}

/** Names in `dist/site` of everything that a published site loads. */
export const shippedNames: readonly string[] = [
  'site.css',
  'site.js',
  'search.js',
  ...siteFonts.map(font => font.file),
]

/** The shipped files as documents name them; `place` says where a file of `dist/site` lies in the site. */
export function shippedAt(place: (name: string) => string): Shipped {
  return {
    css: place('site.css'),
    js: place('site.js'),
    search: place('search.js'),
    fonts: siteFonts.map(({ family, file, range, weights }) => ({
      family,
      file: place(file),
      range,
      weights,
    })),
  }
}
