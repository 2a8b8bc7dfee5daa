import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { type PictureFacts, pictured } from '../base/share-picture.ts'
import { drawSharePicture, picturedLines } from './draw.ts'
import { canWrite, widthOf } from './letters.ts'

const FACTS: PictureFacts = {
  title: 'Sign in with tokens',
  section: 'Guides',
  name: 'Harbor',
  host: 'docs.example.com',
  colors: { ground: '#ffffff', strong: '#16181d', soft: '#6b7280', accent: '#0d7a5f' },
}

const linesOf = (facts: Partial<PictureFacts>) => picturedLines({ ...FACTS, ...facts })
const textsOf = (facts: Partial<PictureFacts>) => linesOf(facts).map(({ text }) => text)

/** The colors of all pixels, by their numbers, row by row. */
function pixelsOf(png: Uint8Array): readonly (readonly number[])[] {
  const at = Buffer.from(png).indexOf('IDAT')
  const length = Buffer.from(png).readUInt32BE(at - 4)
  const bytes = inflateSync(png.subarray(at + 4, at + 4 + length))
  return Array.from({ length: 630 }, (_, y) => {
    expect(bytes[y * 601]).toBe(0)
    return [...bytes.subarray(y * 601 + 1, (y + 1) * 601)].flatMap(two => [two >> 4, two & 15])
  })
}

test('a picture has the size that services show whole, and the same bytes on every machine', () => {
  const png = drawSharePicture(FACTS)
  expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' })
  expect(createHash('sha256').update(png).digest('hex')).toMatchInlineSnapshot(
    `"a3024381ebac7d0bf284259d8a6f0dabd38278120866d92ab9aa1ca3e52b0bef"`,
  )
})

test('it shows the name of the site, the section, the title and the address', () => {
  expect(textsOf({})).toEqual(['Harbor', 'Guides', 'Sign in with tokens', 'docs.example.com'])
})

test('a title of several lines is smaller, and one that is too long ends with an ellipsis', () => {
  const sizes = Array.from({ length: 40 }, (_, index) => index + 1).map(
    count => linesOf({ title: pictured('word '.repeat(count)) })[2]?.size,
  )
  expect(sizes).toEqual(sizes.toSorted((a = 0, b = 0) => b - a))
  expect(new Set(sizes).size).toBe(4)
  expect(textsOf({ title: pictured('word '.repeat(40)) }).at(-2)).toMatch(/…$/)
})

test.each(['ابدأ هنا', 'クイックスタート', '快速入门', '빠른 시작', 'תיעוד', 'เริ่มต้น', 'x̣̃'])(
  'a title that the typeface does not have is left out, not drawn in part: %s',
  title => {
    expect(textsOf({ title })).toEqual(['Harbor', 'docs.example.com'])
    expect(textsOf({ title, name: title })).toEqual(['docs.example.com'])
  },
)

test.each([
  'Schnelle Größe',
  'Démarrage à l’œuvre',
  '¿Cómo está?',
  'Configuração',
  'Perché così',
  'Één „snel”',
  'Zażółć gęślą jaźń',
  'Быстрый старт',
])('titles of the languages with letters of the typeface are drawn: %s', title =>
  expect(textsOf({ title })).toContain(title),
)

test('emoji and invisible characters are left out of a title', () => {
  expect(pictured('🚀 Launch\u0000 \u200B\u202Ethe\n\tapp 👩‍💻 🇩🇪 1️⃣ ™')).toBe('Launch the app 1 ™')
})

test('a title of 100 kB takes no longer than one that fills the picture', () => {
  for (const text of [
    'a'.repeat(100_000),
    'word '.repeat(20_000),
    '\u0301'.repeat(100_000),
    '\ud83d'.repeat(100_000),
  ]) {
    expect(pictured(text).length).toBeLessThanOrEqual(400)
    expect(drawSharePicture({ ...FACTS, title: pictured(text) }).length).toBeLessThan(40_000)
  }
})

const written = fc.string({ unit: fc.constantFrom(...'abW ÄÖжЩ.,/-_0…lIij'), maxLength: 300 })
const anything = fc.oneof(
  written,
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.lorem({ maxCount: 40 }),
)

test('no text leaves its place, whatever its length and script', () => {
  fc.assert(
    fc.property(anything, anything, anything, (title, section, name) => {
      const lines = linesOf({ title: pictured(title), section: pictured(section), name: pictured(name) })
      for (const { text, size, x } of lines) {
        expect(canWrite(text)).toBe(true)
        expect(x).toBeGreaterThanOrEqual(80)
        expect(x + widthOf(text, size)).toBeLessThanOrEqual(1112)
      }
      for (const [index, { y, size }] of lines.entries()) {
        const above = lines[index - 1]
        expect(y - size).toBeGreaterThanOrEqual(above ? above.y : 60)
        expect(y).toBeLessThanOrEqual(630 - 16 - 60)
      }
    }),
  )
})

test('no pixel of a text is drawn outside its place', () => {
  fc.assert(
    fc.property(anything, title => {
      const rows = pixelsOf(drawSharePicture({ ...FACTS, title: pictured(title) }))
      for (const [y, row] of rows.entries()) {
        const edges = [...row.slice(0, 72), ...row.slice(1128)]
        const wanted = y < 614 ? 0 : 15
        expect(edges.every(color => color === wanted)).toBe(true)
      }
    }),
    { numRuns: 12 },
  )
})
