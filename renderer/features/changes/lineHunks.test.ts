import { expect, test } from 'vitest'
import { lineHunksOf } from './lineHunks.ts'

test('changed, added and removed lines are hunks in their order', () => {
  expect(lineHunksOf('a\nb\nc\nd', 'a\nB\nc\nd\ne')).toEqual([
    { before: { from: 2, to: 2 }, after: { from: 2, to: 2 } },
    { before: { from: 5, to: 4 }, after: { from: 5, to: 5 } },
  ])
  expect(lineHunksOf('a\nb', 'a\nb')).toEqual([])
})

test('texts that are too long to compare are one hunk', () => {
  const lines = (name: string) => Array.from({ length: 2100 }, (_, at) => (at % 2 ? name : `line ${at}`))
  const all = { from: 1, to: 2100 }
  expect(lineHunksOf(lines('old').join('\n'), lines('new').join('\n'))).toEqual([{ before: all, after: all }])
})

test('empty lines around added ones do not belong to the adjacent blocks', () => {
  expect(lineHunksOf('a\n', 'a\n\nb\n\n')).toMatchObject([{ after: { from: 3, to: 3 } }])
})
