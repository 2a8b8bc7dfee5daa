import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexMeant } from './color.ts'

/** The whole library, with every color space that it knows, apart from the one that Galley loads a part of. */
const whole: typeof import('culori') = createRequire(import.meta.url)('culori')

test.each([
  ['0D9373', '#0D9373'],
  ['#0d937380', '#0d9373'],
  ['teal', '#008080'],
  ['rgb(13, 147, 115)', '#0d9373'],
  ['RGB(13 147 115 / 50%)', '#0d9373'],
  ['blurple', undefined],
])('%s means %s', (written, hex) => {
  expect(hexMeant(written)).toBe(hex)
})

const share = fc.double({ min: 0, max: 1, noNaN: true }).map(value => value.toFixed(3))
const spaces = [
  'srgb',
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz',
  'xyz-d50',
  'xyz-d65',
]
const notation = fc.oneof(
  fc.constantFrom('rgb', 'rgba').map(name => [name, 255, 255, 255, ''] as const),
  fc.constantFrom('hsl', 'hsla', 'hwb').map(name => [name, 360, 100, 100, '%'] as const),
  fc.constant(['lab', 100, 100, 100, ''] as const),
  fc.constant(['lch', 100, 100, 360, ''] as const),
  fc.constant(['oklab', 1, 0.4, 0.4, ''] as const),
  fc.constant(['oklch', 1, 0.4, 360, ''] as const),
  fc.constantFrom(...spaces).map(space => [`color(${space}`, 1, 1, 1, ''] as const),
)

test('every color of CSS means what the whole library reads', () => {
  fc.assert(
    fc.property(notation, share, share, share, ([name, a, b, c, unit], x, y, z) => {
      const opening = name.startsWith('color(') ? `${name} ` : `${name}(`
      const written = `${opening}${a * +x} ${b * +y}${unit} ${c * +z}${unit})`.replace(/e-\d+/g, '')
      expect(hexMeant(written)).toBe(whole.formatHex(written))
    }),
  )
})

test('every name of a color means what the whole library reads', () => {
  for (const name of [...Object.keys(whole.colorsNamed), 'transparent'])
    expect(hexMeant(name)).toBe(whole.formatHex(name))
})
