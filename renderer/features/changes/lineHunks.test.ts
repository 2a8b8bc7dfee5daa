import { expect, test } from 'vitest'
import { lineHunksOf } from './lineHunks.ts'

test('changed, added and removed lines are hunks in their order', () => {
  expect(lineHunksOf('a\nb\nc\nd', 'a\nB\nc\nd\ne')).toEqual([
    { before: { from: 2, to: 2 }, after: { from: 2, to: 2 } },
    { before: { from: 5, to: 4 }, after: { from: 5, to: 5 } },
  ])
  expect(lineHunksOf('a\nb', 'a\nb')).toEqual([])
})

test('empty lines around added ones do not belong to the adjacent blocks', () => {
  expect(lineHunksOf('a\n', 'a\n\nb\n\n')).toMatchObject([{ after: { from: 3, to: 3 } }])
})
