import { expect, test } from 'vitest'
import { limitNavigation } from './limit.ts'
import { pagesInOrder, readNavigation } from './navigation.ts'

const navigation = [
  { group: 'A', pages: ['a', { group: 'Inner', pages: ['b', 'c'] }, 'd'] },
  { group: 'B', pages: ['e'] },
]

test('a navigation that fits is the same', () => {
  const entries = readNavigation({ navigation })
  expect(limitNavigation(entries, 8)).toEqual({ entries })
  expect(limitNavigation(entries, 8).entries).toBe(entries)
})

test.each([
  [0, '', ['navigation', 0]],
  [1, '', ['navigation', 0, 'pages', 0]],
  [3, 'a', ['navigation', 0, 'pages', 1, 'pages', 0]],
  [4, 'ab', ['navigation', 0, 'pages', 1, 'pages', 1]],
  [6, 'abcd', ['navigation', 1]],
  [7, 'abcd', ['navigation', 1, 'pages', 0]],
])(
  'of a longer one, the first %i entries are kept, and it is known where the rest begins',
  (most, pages, end) => {
    const limited = limitNavigation(readNavigation({ navigation }), most)
    expect(
      pagesInOrder(limited.entries)
        .map(({ path }) => path)
        .join(''),
    ).toBe(pages)
    expect(limited.end).toEqual(end)
  },
)
