import stringWidth from 'string-width'
import { afterEach, expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/messages/languages.ts'
import { speak } from '../base/words.ts'
import { type Built, summary } from './build-summary.ts'

const BUILT: Built = {
  ...{ out: 'site', pages: 12_345, drawn: 6, problems: 0, milliseconds: 1500, trouble: [], checked: true },
  written: { files: 20_000, changed: 7, removed: 0, bytes: 2_500_000 },
}

afterEach(() => speak('en'))

test('the numbers of a build are written as in the language of the person', () => {
  expect(summary(BUILT)).toContain('12,345, 6 of them')
  expect(summary(BUILT)).toContain('2.5 MB')
  speak('de')
  expect(summary(BUILT)).toContain('12.345, ')
  expect(summary(BUILT)).toContain('20.000, ')
  expect(summary(BUILT)).toContain('2,5 MB')
  expect(summary(BUILT)).toContain('1,5 s')
})

test('the values are below each other, however long their names are', () => {
  for (const code of LANGUAGES.map(language => language.code)) {
    speak(code)
    const starts = summary(BUILT)
      .split('\n')
      .map(line => stringWidth(/^.*? {2,}/.exec(line)?.[0] ?? ''))
    expect(new Set(starts).size).toBe(1)
  }
})
