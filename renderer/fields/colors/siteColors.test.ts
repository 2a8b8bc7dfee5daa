import { expect, test } from 'vitest'
import { readableColors } from './siteColors.ts'

test('unreadable colors become the nearest readable ones; the others stay', () => {
  const better = readableColors({ colors: { primary: '#aaffcc', light: '#5fd3a0', own: 1 } })
  expect(better).toMatchObject({ light: '#5fd3a0', own: 1 })
  expect(better?.primary).not.toBe('#aaffcc')
  expect(readableColors({ colors: better ?? {} })).toBeUndefined()
})

test('nothing is proposed if all colors are readable or absent', () => {
  expect(readableColors({ colors: { primary: '#14704c' } })).toBeUndefined()
  expect(readableColors({})).toBeUndefined()
})
