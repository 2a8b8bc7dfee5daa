import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readable } from '../../../shared/site/theme/color.ts'
import { colorsIn, contrastOf, counterpart, drawingColors, inCaseOf, readColor } from './color.ts'

test.each([
  ['0D9373', '#0D9373'],
  ['#0d9', '#0d9'],
  [' #0D9373 ', '#0D9373'],
  ['rgb(13, 147, 115)', '#0d9373'],
  ['rgb(13 147 115)', '#0d9373'],
  ['hsl(166 84% 31%)', '#0d917'],
  ['teal', '#008080'],
  ['rgba(13, 147, 115, 0.5)', undefined],
  ['#0d937380', undefined],
  ['#12', undefined],
  ['blurple', undefined],
  ['', undefined],
])('%s is read as %s', (typed, written) => {
  const read = readColor(typed)
  if (written === undefined) expect(read).toBeUndefined()
  else expect(read).toContain(written)
})

test('keeps the letter case of the file', () => {
  expect(inCaseOf('#0D9373', '#ab12cd')).toBe('#AB12CD')
  expect(inCaseOf('#0d9373', '#AB12CD')).toBe('#ab12cd')
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test('the proposal is readable for any two colors', () => {
  fc.assert(
    fc.property(hex, hex, (color, other) => {
      expect(contrastOf(readable(color, [other], 4.5), other)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a dark background is paired with a light one, and vice versa', () => {
  expect(contrastOf(counterpart('#0f1117'), '#000000')).toBeGreaterThan(18)
  expect(contrastOf(counterpart('#ffffff'), '#ffffff')).toBeGreaterThan(15)
})

test('finds each color of a site once', () => {
  expect(
    colorsIn({ colors: { primary: '#0D9373', dark: '#0d9373' }, anchors: [{ color: { from: '#abc' } }] }),
  ).toEqual(['#0d9373', '#aabbcc'])
})

test('the colors of a drawing are its most frequent ones, without grays', () => {
  const svg =
    '<svg><path fill="#B4472D"/><path fill="#b4472d"/><g style="stroke: teal; color:#333"/><stop stop-color="white"/></svg>'
  expect(drawingColors(svg)).toEqual(['#b4472d', '#008080'])
  expect(drawingColors('<svg><path fill="url(#a)"/></svg>')).toEqual([])
})
