import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readExpression } from './literal.ts'

test.each([
  ['"a"', 'a'],
  ["'it\\'s'", "it's"],
  ['`plain`', 'plain'],
  ['2', 2],
  ['-1.5e3', -1500],
  ['0x1F', 31],
  ['1_000', 1000],
  ['true', true],
  ['null', null],
  ['[1, "two", [3],]', [1, 'two', [3]]],
  ['{ width: 40, "max-width": "100%", 3: null }', { width: 40, 'max-width': '100%', '3': null }],
  ['  /* why */ 4 // so', 4],
  ['"\\u0041\\x42\\u{43}\\n"', 'ABC\n'],
])('reads %s', (source, value) => {
  expect(readExpression(source)).toEqual({ kind: 'literal', value })
})

test.each(['', '  ', '/* only a comment */', '// to the end'])('finds nothing in %j', source => {
  expect(readExpression(source)).toEqual({ kind: 'nothing' })
})

// Covers P03
test.each([
  'name',
  'a + 1',
  ['`$', '{x}`'].join(''),
  '() => 1',
  '{a}',
  '{...a}',
  '[1 2]',
  '"open',
  '[1',
  'process.exit()',
  '1.x',
  'undefined',
])('keeps %s as source', source => {
  expect(readExpression(source)).toEqual({ kind: 'other' })
})

test('every JSON value is a literal, and its prototype stays out of reach', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const json = JSON.stringify(value)
      expect(readExpression(json)).toEqual({ kind: 'literal', value: JSON.parse(json) })
    }),
  )
  const read = readExpression('{"__proto__": {"x": 1}}')
  expect(read.kind === 'literal' && Object.hasOwn(Object(read.value), '__proto__')).toBe(true)
})

test('depth is limited', () => {
  expect(readExpression('['.repeat(100_000))).toEqual({ kind: 'other' })
})
