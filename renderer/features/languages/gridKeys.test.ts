import { expect, test } from 'vitest'
import { positionAfter } from './gridKeys.ts'

const SIZE = { rows: 100, columns: 5, page: 10 }

test.each([
  ['ArrowDown', false, [51, 2]],
  ['ArrowUp', false, [49, 2]],
  ['ArrowLeft', false, [50, 1]],
  ['ArrowRight', false, [50, 3]],
  ['ArrowDown', true, [99, 2]],
  ['ArrowUp', true, [0, 2]],
  ['ArrowLeft', true, [50, 0]],
  ['ArrowRight', true, [50, 4]],
  ['PageDown', false, [60, 2]],
  ['PageUp', false, [40, 2]],
  ['Home', false, [50, 0]],
  ['End', false, [50, 4]],
  ['Home', true, [0, 0]],
  ['End', true, [99, 4]],
])('%s (far: %s) leads to %j', (key, ctrlKey, [row, column]) => {
  expect(positionAfter({ key, ctrlKey, metaKey: false }, { row: 50, column: 2 }, SIZE)).toEqual({
    row,
    column,
  })
})

test('no key leads out of the grid, and others do nothing', () => {
  const up = { key: 'PageUp', ctrlKey: false, metaKey: false }
  expect(positionAfter(up, { row: 3, column: 0 }, SIZE)).toEqual({ row: 0, column: 0 })
  expect(positionAfter({ ...up, key: 'a' }, { row: 3, column: 0 }, SIZE)).toBeUndefined()
})
