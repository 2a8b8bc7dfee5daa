import { expect, test } from 'vitest'
import { formatKey } from '../../../shared/config/json/pointer.ts'
import { lowerFirst, nameOf } from './labels.ts'

test.each([
  [['colors', 'primary'], 'accent on light pages'],
  [['name'], 'site name'],
  [['tabs', 0, 'name'], 'name (tabs)'],
  [['topbarCtaButton', 'url'], 'leads to (button in the header)'],
  [['footerSocials', 'github'], 'GitHub'],
])('%j is called %s', (path, name) => {
  expect(nameOf(path, 'older')).toBe(name)
})

test('keys are written with dots and brackets', () => {
  expect(formatKey(['anchors', 2, 'color', 'from'])).toBe('anchors[2].color.from')
})

test('abbreviations keep their capitals', () => {
  expect(['Site name', 'API descriptions', 'GitHub', 'X'].map(lowerFirst)).toEqual([
    'site name',
    'API descriptions',
    'GitHub',
    'X',
  ])
})
