import { expect, test } from 'vitest'
import { rememberTexts } from './remember-texts.ts'

test('the same text is worked on once, and what nobody asks for is forgotten', () => {
  const made: string[] = []
  const find = rememberTexts(text => {
    made.push(text)
    return { text }
  }, 20)
  const first = find('aaaa')
  expect(find('aaaa')).toBe(first)
  find('bbbb')
  find('cccc')
  expect(find('aaaa')).toBe(first)
  expect(made).toEqual(['aaaa', 'bbbb', 'cccc'])
  for (const text of ['dddd', 'eeee', 'ffff', 'gggg']) find(text)
  expect(find('aaaa')).toEqual(first)
  expect(made.filter(text => text === 'aaaa')).toHaveLength(2)
})
