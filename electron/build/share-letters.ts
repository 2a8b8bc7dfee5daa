import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Face, Font, getGlyphPathWithVariation, type PathCommand, shape, UnicodeBuffer } from 'text-shaper'
import { siteFonts } from '../../shared/site/base/fonts.ts'

/** The weight in which pictures for shared links are written. */
const WEIGHT = 650

/** The characters that pictures for shared links are written with, as ranges. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e9e, 0x1e9e],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]

/** Only these move closer to each other or further apart; letters with marks do so as the letter below. */
const KERNED = Array.from({ length: 0x7e - 0x20 }, (_, index) => String.fromCharCode(0x21 + index))

async function load(source: string): Promise<Face> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(source)))
  return new Face(await Font.loadAsync(Uint8Array.from(bytes).buffer), { wght: WEIGHT })
}

/** The advance of each glyph of a text. */
function advances(face: Face, text: string): readonly number[] {
  const buffer = new UnicodeBuffer()
  buffer.addStr(text)
  return shape(face, buffer).positions.map(({ xAdvance }) => xAdvance)
}

/** The points of an outline, each as its distance from the one before. */
function outlineText(commands: readonly PathCommand[]): string {
  let [atX, atY] = [0, 0]
  const step = (x: number, y: number) => {
    const [roundX, roundY] = [Math.round(x), Math.round(y)]
    const text = `${roundX - atX} ${roundY - atY}`
    ;[atX, atY] = [roundX, roundY]
    return text
  }
  return commands
    .map(command => {
      if (command.type === 'Z') return ''
      if (command.type === 'Q') return `Q${step(command.x1, command.y1)} ${step(command.x, command.y)}`
      if (command.type === 'C') throw new Error('The typeface has cubic outlines.')
      return command.type + step(command.x, command.y)
    })
    .join('')
}

/** The outlines of a typeface, as `advance outline` by character. */
function lettersOf(face: Face): Record<string, string> {
  const letters: Record<string, string> = {}
  for (const [from, to] of RANGES) {
    for (let code = from; code <= to; code++) {
      const [char, glyph] = [String.fromCodePoint(code), face.glyphId(code)]
      if (glyph === 0) continue
      const path = getGlyphPathWithVariation(face.font, glyph, face.normalizedCoords)
      letters[char] = `${advances(face, char)[0] ?? 0}${outlineText(path?.commands ?? [])}`
    }
  }
  return letters
}

/** How much closer two characters are than their advances say, where it is noticeable. */
function pairsOf(face: Face): Record<string, number> {
  const pairs: Record<string, number> = {}
  const alone = new Map(KERNED.map(char => [char, advances(face, char)[0] ?? 0]))
  for (const first of KERNED) {
    for (const second of KERNED) {
      const both = advances(face, first + second)
      const closer = (both[0] ?? 0) - (alone.get(first) ?? 0)
      if (both.length === 2 && Math.abs(closer) >= 12) pairs[first + second] = closer
    }
  }
  return pairs
}

/** Returns the module with the letters of the typeface that sites are written in, for pictures without a browser. */
export async function shareLetters(): Promise<string> {
  const sources = siteFonts.filter(({ family }) => family === 'Inter').map(({ source }) => source)
  const faces = await Promise.all(sources.map(load))
  const [latin] = faces
  if (!latin) throw new Error('There is no typeface.')
  const letters = Object.assign({}, ...faces.toReversed().map(lettersOf))
  return [
    '// Written by `npm run generate` from the typeface Inter: do not edit.\n',
    `export const unitsPerEm = ${latin.unitsPerEm}\n`,
    `export const letters: Readonly<Record<string, string>> = ${JSON.stringify(letters)}\n`,
    `export const pairs: Readonly<Record<string, number>> = ${JSON.stringify(pairsOf(latin))}\n`,
  ].join('\n')
}
