import 'culori/css'
import { wcagContrast } from 'culori/fn'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { olderBackground, pageBackgrounds, readableAccent, siteTheme } from './theme.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

function colors(theme: string, index: 1 | 2): Map<string, string> {
  const rows = theme.matchAll(/--([\w-]+):light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)/g)
  return new Map([...rows].map(row => [row[1] ?? '', row[index + 1] ?? '']))
}

test('text is readable with any accent and background', () => {
  fc.assert(
    fc.property(hex, hex, hex, hex, (primary, light, day, night) => {
      const theme = siteTheme({ primary, light, background: { light: day, dark: night } })
      for (const index of [1, 2] as const) {
        const found = colors(theme, index)
        const contrast = (a: string, b: string) => wcagContrast(found.get(a) ?? '', found.get(b) ?? '')
        const background = found.get('ground') ?? ''
        const best = Math.max(wcagContrast('#fff', background), wcagContrast('#000', background))
        // A medium gray background allows a contrast of 4.5 at most.
        const least = best > 6 ? 4.5 : 3
        for (const name of ['strong', 'body', 'soft', 'accent', 'note', 'warning']) {
          expect(contrast(name, 'ground')).toBeGreaterThanOrEqual(least)
        }
        for (const name of ['t-k', 't-c', 'body'])
          expect(contrast(name, 'code')).toBeGreaterThanOrEqual(least)
        expect(contrast('accent', 'tint')).toBeGreaterThanOrEqual(least === 4.5 ? 3.9 : 2.5)
      }
    }),
    { numRuns: 200 },
  )
})

test('the readable accent of a background is the one in the style', () => {
  fc.assert(
    fc.property(hex, hex, hex, (primary, light, day) => {
      const input = { primary, light, background: { light: day } }
      const backgrounds = pageBackgrounds(input)
      const drawn = ([1, 2] as const).map(index => colors(siteTheme(input), index))
      expect(drawn.map(found => found.get('ground'))).toEqual([backgrounds.light, backgrounds.dark])
      expect(drawn.map(found => found.get('accent'))).toEqual([
        readableAccent(primary, backgrounds.light),
        readableAccent(light, backgrounds.dark),
      ])
    }),
  )
})

test('the button is readable', () => {
  fc.assert(
    fc.property(hex, dark => {
      const [, button = '', label = ''] = /--button:(#\w+);--on-button:(#\w+)/.exec(siteTheme({ dark })) ?? []
      expect(wcagContrast(button, label)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test.each([
  'red',
  '#12',
  '#12345',
  'url(x)',
  '#fff;background:url(//x)',
  '#fff}body{display:none',
  'expression(1)',
  'var(--x)',
  '</style><script>',
  '\\23 fff',
  { toString: () => '#fff' },
  null,
  ['#fff'],
])('%j is no color', value => {
  expect(siteTheme({ primary: value, background: { light: value, dark: value } })).toBe(siteTheme({}))
})

test('white and black keep their AA on white', () => {
  const found = colors(siteTheme({ primary: '#ffff00' }), 1)
  expect(wcagContrast(found.get('accent') ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

test('the backgrounds that an older file has in background.color count', () => {
  const color = { light: '#fffdf5', dark: '#101418' }
  expect(olderBackground({ color })).toEqual(color)
  for (const other of [undefined, 7, 'red', { color: 'red' }, { style: 'grid' }])
    expect(olderBackground(other)).toBeUndefined()
  expect(siteTheme({ background: olderBackground({ color }) })).toContain('light-dark(#fffdf5,#101418)')
})
