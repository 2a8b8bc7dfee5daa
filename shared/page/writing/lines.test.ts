import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'
import { tableAt } from './table.ts'

test('the first line of a text can be empty', () => {
  expect(linesOf('\nNext', { from: 0, to: 0 })).toEqual([{ from: 0, to: 0 }])
})

test('a table below an empty first line is found', () => {
  const text = '\n| a | b |\n| --- | --- |\n'
  expect(tableAt(text, text.indexOf('a'))).toBeDefined()
})
