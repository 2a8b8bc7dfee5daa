import { diagramFiles } from './diagram-files.generated.ts'
import { type Script, scripts, siteFonts } from './fonts.ts'
import { mathFonts } from './math-fonts.ts'
import { type StemLanguage, stemCodes } from './stem-languages.ts'

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

type StemNeed = `stem-${StemLanguage}`

/** The need of a page in a language with a stemmer of its own. */
export const stemNeed = (language: StemLanguage): StemNeed => `stem-${language}`

/** A kind of content for which a page loads extra files. */
export type Need = 'maths' | 'diagrams' | 'api' | 'try' | 'oauth' | 'newer' | Script | StemNeed

/** Kinds of content for which a page loads extra files. */
export const needs: readonly Need[] = [
  'maths',
  'diagrams',
  'api',
  'try',
  'oauth',
  'newer',
  ...scripts,
  ...stemCodes.map(stemNeed),
]

/** Files that pages load, as paths from the site's root. */
export interface Shipped {
  readonly css: string
  /** The colors that this style sheet contains; without them, each document has its own. */
  readonly theme?: string
  readonly js: string
  /** The reader's search, loaded when it is opened. */
  readonly search: string
  /** The stemmers of the search, by language; each is loaded with the search of a page in its language. */
  readonly stems: ReadonlyMap<string, string>
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
  /** The licenses of everything that readers get, as text. */
  readonly licenses: string
}

const filesOf = (script: Script | undefined) =>
  siteFonts.filter(font => font.script === script).map(font => font.file)

/** Names in `dist/site` of files that only some pages need. */
export const neededNames: Readonly<Partial<Record<Need, readonly string[]>>> = {
  ...Object.fromEntries(stemCodes.map(code => [stemNeed(code), [`${stemNeed(code)}.js`]])),
  maths: ['maths.css', ...mathFonts],
  diagrams: ['diagrams.js', ...diagramFiles],
  api: ['api.css', 'api.js'],
  try: ['try.js'],
  oauth: ['oauth.js', 'signed-in.js'],
  newer: ['newer.css', 'newer.js'],
  'latin-ext': filesOf('latin-ext'),
  cyrillic: filesOf('cyrillic'),
}

/** Names in `dist/site` of the files that every published site has. */
export const shippedNames: readonly string[] = [
  ...['site.css', 'site.js', 'search.js', 'licenses.txt'],
  ...filesOf(undefined),
]

/** The paths of shipped files in documents; `place` maps a file of `dist/site` to its path in the site. */
export function shippedAt(place: (name: string) => string): Shipped {
  return {
    css: place('site.css'),
    js: place('site.js'),
    search: place('search.js'),
    stems: new Map(stemCodes.map(code => [code, place(`${stemNeed(code)}.js`)])),
    maths: place('maths.css'),
    diagrams: place('diagrams.js'),
    licenses: place('licenses.txt'),
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
