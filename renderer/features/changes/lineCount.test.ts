import { expect, test } from 'vitest'
import { lineCount } from './lineCount.ts'

test.each([
  ['a\nb\nc', 'a\nb\nc', 0, 0],
  ['a\nb\nc', 'a\nx\nc', 1, 1],
  ['a\nb\nc', 'b\nc\na', 1, 1],
  ['', 'a\nb', 1, 2],
  ['a\nb', 'a\nb\nc', 0, 1],
])('%j to %j: %i go, %i come', (before, after, removed, added) => {
  expect(lineCount(before, after)).toEqual({ removed, added })
})

test('too many differing lines to compare are not counted, rather than counted wrongly', () => {
  const lines = Array.from({ length: 2100 }, (_, at) => `line ${at}`)
  expect(lineCount(['first', ...lines].join('\n'), [...lines, 'last'].join('\n'))).toBeUndefined()
})
