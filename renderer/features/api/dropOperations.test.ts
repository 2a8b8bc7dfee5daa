import { expect, test } from 'vitest'
import { applyEdits } from '../../../shared/text/edit.ts'
import { inTurn, type Target } from '../entries/rowLocations.ts'
import type { Dragged } from './draggedOperations.ts'
import { together } from './dropOperations.ts'
import { placingEdits } from './placeOperations.ts'

const operation = (name: string) => ({
  file: 'api.yaml',
  pointer: `/paths/~1${name}/get`,
  name: `GET /${name}`,
})
const single = (name: string): Dragged => ({ title: name, operations: [operation(name)] })
const pets: Dragged = { group: 'Pets', title: 'Pets', operations: [operation('pets'), operation('cats')] }

test('operations that are dragged with their group are added in the group only', () => {
  expect(together([pets, single('pets'), single('users')])).toEqual([pets, single('users')])
  expect(together([single('cats'), pets])).toEqual([pets])
})

test('operations without a group are added together', () => {
  expect(together([single('a'), single('b')])).toEqual([
    { title: 'a', operations: [operation('a'), operation('b')] },
  ])
})

test.each([
  ['before', ['A', 'B', 'C', 'Start', 'End']],
  ['after', ['Start', 'A', 'B', 'C', 'End']],
] as const)('several groups come %s a place in their order', (position, order) => {
  const text = JSON.stringify({
    navigation: [
      { group: 'Start', pages: [] },
      { group: 'End', pages: [] },
    ],
  })
  const target: Target = { id: 'group:Start', position }
  const parts = inTurn(['A', 'B', 'C'], target)
  const placed = parts.reduce(
    (now, group) => applyEdits(now, placingEdits(now, { group, paths: [group.toLowerCase()] }, target)),
    text,
  )
  expect(JSON.parse(placed).navigation.map((one: { group: string }) => one.group)).toEqual(order)
})
