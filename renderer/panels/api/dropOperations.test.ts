import { expect, test } from 'vitest'
import type { Dragged } from './dragged.ts'
import { together } from './dropOperations.ts'

const operation = (name: string) => ({
  file: 'api.yaml',
  pointer: `/paths/~1${name}/get`,
  name: `GET /${name}`,
})
const single = (name: string): Dragged => ({ title: name, operations: [operation(name)] })
const pets: Dragged = { group: 'Pets', title: 'Pets', operations: [operation('pets'), operation('cats')] }

test('operations that are dragged with their group get their place in it alone', () => {
  expect(together([pets, single('pets'), single('users')])).toEqual([pets, single('users')])
  expect(together([single('cats'), pets])).toEqual([pets])
})

test('operations without a group stand together', () => {
  expect(together([single('a'), single('b')])).toEqual([
    { title: 'a', operations: [operation('a'), operation('b')] },
  ])
})
