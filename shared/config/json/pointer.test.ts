import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPointer, parsePointer } from './pointer.ts'

test.each([
  ['', []],
  ['/', ['']],
  ['/navigation/0/group', ['navigation', 0, 'group']],
  ['/a~1b/m~0n/~01', ['a/b', 'm~n', '~1']],
  ['/01/-/1.5', ['01', '-', '1.5']],
])('%j', (pointer, path) => {
  expect(parsePointer(pointer)).toEqual(path)
  expect(formatPointer(path)).toBe(pointer)
})

test.each(['a', 'a/b', '/a~', '/a~2b'])('%j is no pointer', pointer => {
  expect(parsePointer(pointer)).toBeUndefined()
})

test('every path survives a round trip', () => {
  const path = fc.array(fc.oneof(fc.nat(), fc.string()))
  fc.assert(
    fc.property(
      path,
      steps => formatPointer(parsePointer(formatPointer(steps)) ?? ['no']) === formatPointer(steps),
    ),
  )
})
