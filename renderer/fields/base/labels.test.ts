import { expect, test } from 'vitest'
import { formatKey } from '../../../shared/config/json/pointer.ts'
import arabic from '../../../shared/messages/ar/schema.json' with { type: 'json' }
import japanese from '../../../shared/messages/ja/schema.json' with { type: 'json' }
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

test('names keep their capitals: words that languages with other letters leave as they are', () => {
  const arabicTexts: Readonly<Record<string, string>> = arabic
  const isName = ([title, text]: readonly [string, string]) => {
    const [first] = /^\p{Lu}\p{Ll}+(?=\s|$)/u.exec(title) ?? []
    return first !== undefined && text.includes(first) && arabicTexts[title]?.includes(first) === true
  }
  const names = Object.entries(japanese)
    .filter(isName)
    .map(([title]) => title)
  expect(names).toContain('Slack')
  expect(names.filter(name => lowerFirst(name) !== name)).toEqual([])
})
