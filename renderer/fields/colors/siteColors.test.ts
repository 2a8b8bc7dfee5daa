import { expect, test } from 'vitest'
import { readableColors } from './siteColors.ts'

test('what cannot be read becomes the nearest colour that can; the rest stays', () => {
  const better = readableColors({ colors: { primary: '#aaffcc', light: '#5fd3a0', own: 1 } })
  expect(better).toMatchObject({ light: '#5fd3a0', own: 1 })
  expect(better?.primary).not.toBe('#aaffcc')
  expect(readableColors({ colors: better ?? {} })).toBeUndefined()
})

test('nothing is proposed where all can be read, or nothing is written', () => {
  expect(readableColors({ colors: { primary: '#14704c' } })).toBeUndefined()
  expect(readableColors({})).toBeUndefined()
})
