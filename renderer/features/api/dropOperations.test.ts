import { expect, test } from 'vitest'
import { inTurn, type RowTarget } from '../entries/rowLocations.ts'
import { editedText } from '../entries/testing/texts.ts'
import type { DraggedOperations } from './draggedOperations.ts'
import { withoutRepeats } from './dropOperations.ts'
import { placingEdit } from './placeOperations.ts'

const operation = (name: string) => ({
  file: 'api.yaml',
  pointer: `/paths/~1${name}/get`,
  name: `GET /${name}`,
})
const single = (name: string): DraggedOperations => ({ title: name, operations: [operation(name)] })
const pets: DraggedOperations = {
  group: 'Pets',
  title: 'Pets',
  operations: [operation('pets'), operation('cats')],
}

test('operations that are dragged with their group are added in the group only', () => {
  expect(withoutRepeats([pets, single('pets'), single('users')])).toEqual([pets, single('users')])
  expect(withoutRepeats([single('cats'), pets])).toEqual([pets])
})

test('operations without a group are added together', () => {
  expect(withoutRepeats([single('a'), single('b')])).toEqual([
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
  const target: RowTarget = { id: 'group:Start', position }
  const parts = inTurn(['A', 'B', 'C'], target)
  const placed = parts.reduce(
    (now, group) =>
      editedText(now, config => placingEdit(config, { group, paths: [group.toLowerCase()] }, target)),
    text,
  )
  expect(JSON.parse(placed).navigation.map((one: { group: string }) => one.group)).toEqual(order)
})
