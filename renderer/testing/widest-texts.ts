import i18next from 'i18next'
import { languages, showLanguage } from '../messages/messages.ts'

/** How wide a text is, in pixels. */
type Width = (text: string) => number

type Texts = Readonly<Record<string, unknown>>

/** Placeholders are as long in every language; tags take no room. */
const MARKS = /\{\{[^}]*\}\}|<[^>]*>/g

/** Where lines can end, for languages that write spaces. */
const BREAKS = /[\s/-]+/

/** The width of a text on one line: the sum of its letters, each measured once, which is close enough to compare. */
function measured(): Width {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('Texts cannot be measured.')
  context.font = `14px ${getComputedStyle(document.body).fontFamily}`
  const known = new Map<string, number>()
  const widthOf = (letter: string): number => {
    const width = known.get(letter) ?? context.measureText(letter).width
    known.set(letter, width)
    return width
  }
  return text => [...text.replace(MARKS, '')].reduce((sum, letter) => sum + widthOf(letter), 0)
}

const ofWidestWord = (width: Width): Width => {
  return text => Math.max(...text.replace(MARKS, ' ').split(BREAKS).map(width))
}

/** A language with fewer plural forms has one text for several. */
const textAt = (texts: Texts | undefined, key: string): unknown =>
  texts?.[key] ?? texts?.[key.replace(/_[a-z]+$/, '_other')]

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** Of each text, the one in the language where it is the widest. */
function widest(catalogs: readonly Texts[], width: Width): Record<string, unknown> {
  const keys = new Set(catalogs.flatMap(Object.keys))
  return Object.fromEntries(
    [...keys].map((key): [string, unknown] => {
      const values = catalogs.map(texts => textAt(texts, key))
      const inner = values.filter(isTexts)
      if (inner.length > 0) return [key, widest(inner, width)]
      const texts = values.filter(value => typeof value === 'string')
      const widths = texts.map(width)
      return [key, texts[widths.indexOf(Math.max(...widths))]]
    }),
  )
}

/** Made-up languages of the widest texts: as a whole, and by their longest words. */
const MADE = [
  { code: 'de-XA', by: (width: Width) => width },
  { code: 'de-XB', by: ofWidestWord },
]

/**
 * Loads the languages that run left to right and makes two of them in which each text is as wide as in any: a screen
 * that has room for those has room for all of them. Their plural forms and dates are those of German.
 */
export async function addWidestLanguages(): Promise<readonly string[]> {
  const real = languages.filter(({ code, direction }) => direction === 'ltr' && code !== 'en-XA')
  for (const { code } of real) await showLanguage(code)
  await showLanguage('en')
  const catalogs = real.map(({ code }): Texts => i18next.getDataByLanguage(code) ?? {})
  const width = measured()
  for (const { code, by } of MADE)
    for (const [namespace, texts] of Object.entries(widest(catalogs, by(width))))
      i18next.addResourceBundle(code, namespace, texts)
  return MADE.map(({ code }) => code)
}
