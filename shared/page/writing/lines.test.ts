import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

test('the first line of a text can be empty', () => {
  expect(linesOf('\nNext', { from: 0, to: 0 })).toEqual([{ from: 0, to: 0 }])
})
