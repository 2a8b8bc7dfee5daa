import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countsFrom, formatCounts, readCounts, repositoryOf, shortCount } from './repository-counts.ts'

test.each([
  ['https://github.com/acme/anvil', 'acme/anvil'],
  ['https://www.github.com/acme/anvil.git', 'acme/anvil'],
  ['https://GitHub.com/acme/anvil.js/?tab=readme', 'acme/anvil.js'],
  ['https://github.com/acme', undefined],
  ['https://github.com/acme/anvil/issues', undefined],
  ['https://github.com.example.org/acme/anvil', undefined],
  ['/acme/anvil', undefined],
])('%s is the repository %s', (address, repository) => {
  expect(repositoryOf(address)).toBe(repository)
})

test.each([
  [0, '0'],
  [950, '950'],
  [1000, '1k'],
  [1249, '1.2k'],
  [9949, '9.9k'],
  [9950, '10k'],
  [34_210, '34k'],
  [999_499, '999k'],
  [999_500, '1m'],
  [1_540_000, '1.5m'],
])('%i is written %s', (count, short) => {
  expect(shortCount(count)).toBe(short)
})

test('formatted counts are read back', () => {
  const counts = fc.record({
    repository: fc.string(),
    stars: fc.nat(),
    forks: fc.nat(),
    counted: fc.string(),
  })
  fc.assert(
    fc.property(counts, value => {
      expect(readCounts(formatCounts(value))).toEqual(value)
    }),
  )
})

test('a text without counts gives none', () => {
  for (const text of ['', '{', 'null', '[]', '{"repository": "a/b", "stars": -1, "forks": 0}']) {
    expect(readCounts(text)).toBeUndefined()
    expect(countsFrom(text, '2026-11-22')).toBeUndefined()
  }
})
