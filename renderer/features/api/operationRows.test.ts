import { expect, test } from 'vitest'
import type { OperationState, OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import { editedText } from '../entries/testing/texts.ts'
import { readDraggedOperations } from './draggedOperations.ts'
import { draggedRow } from './draggedRow.ts'
import { countStates, eachOnce, operationRows, operationsIn } from './operationRows.ts'
import { placingEdit } from './placeOperations.ts'

const operation = (name: string, title: string, state: OperationState = 'generated'): OutlinedOperation => ({
  name,
  method: name.split(' ')[0] ?? '',
  path: name.split(' ')[1] ?? '',
  title,
  deprecated: false,
  state,
  isMarked: false,
  file: 'api.yaml',
  pointer: `/${name}`,
  ...(state === 'written' ? { page: 'pets/list' } : {}),
})

const GROUPS = [
  {
    label: 'Pets',
    operations: [operation('GET /pets', 'List pets', 'written'), operation('POST /pets', 'Add a pet')],
    groups: [{ label: 'Toys', operations: [operation('GET /toys', 'List toys', 'kept-out')], groups: [] }],
  },
]

const shown = (words: string, isOpen = true) =>
  operationRows(GROUPS, { filter: words, isOpen: () => isOpen }).map(row =>
    row.kind === 'group' ? `${row.label} ${row.operations.length}` : row.operation.name,
  )

test('groups are expanded and searched', () => {
  expect(shown('')).toEqual(['Pets 3', 'GET /pets', 'POST /pets', 'Toys 1', 'GET /toys'])
  expect(shown('', false)).toEqual(['Pets 3'])
  expect(shown('LIST', false)).toEqual(['Pets 2', 'GET /pets', 'Toys 1', 'GET /toys'])
  expect(shown('toys')).toEqual(['Pets 1', 'Toys 1', 'GET /toys'])
  expect(shown('nothing')).toEqual([])
})

test('rows are indented by the groups around them', () => {
  const depths = operationRows(GROUPS, { filter: '', isOpen: () => true }).map(({ depth }) => depth)
  expect(depths).toEqual([0, 1, 1, 1, 2])
})

test('every row has a unique ID: an operation in two groups, paths that share one, groups with the same name', () => {
  const shared = [operation('GET /a', 'One'), { ...operation('GET /b', 'Two'), pointer: '/GET /a' }]
  const group = { label: 'Pets', operations: shared, groups: [] }
  const all = [group, group, { ...group, label: 'More', groups: [group, group] }]
  const ids = operationRows(all, { filter: '', isOpen: () => true }).map(({ id }) => id)
  expect(new Set(ids).size).toBe(5 * 3)
  const closed = operationRows(all, { filter: '', isOpen: id => id !== '/Pets' }).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(closed))
})

test('an operation whose tag is listed twice is one, two paths that share one by reference are two', () => {
  const again = () => ({ label: 'Pets', operations: [operation('GET /pets', 'List pets')], groups: [] })
  const all = [{ label: 'All', operations: [], groups: [again(), again()] }]
  expect(operationsIn(all).length).toBe(1)
  const [head] = operationRows(all, { filter: '', isOpen: () => false })
  expect(head?.kind === 'group' && head.operations.length).toBe(1)
  const shared = [operation('GET /a', 'One'), { ...operation('GET /b', 'Two'), pointer: '/GET /a' }]
  expect(eachOnce([...shared, ...shared]).map(({ name }) => name)).toEqual(['GET /a', 'GET /b'])
})

test('operations are counted by what readers get for them', () => {
  expect(countStates(operationsIn(GROUPS))).toEqual({
    generated: 1,
    hidden: 0,
    written: 1,
    'kept-out': 1,
    none: 0,
  })
})

test('a dragged group includes what readers get', () => {
  const [group] = operationRows(GROUPS, { filter: '', isOpen: () => true })
  const [item] = group ? draggedRow(group) : []
  expect(readDraggedOperations(item?.['galley-api-group'] ?? '')).toEqual({
    group: 'Pets',
    title: 'Pets',
    operations: [
      { file: 'api.yaml', pointer: '/GET /pets', name: 'GET /pets', written: 'pets/list' },
      { file: 'api.yaml', pointer: '/POST /pets', name: 'POST /pets' },
    ],
  })
  expect(readDraggedOperations('nothing of ours')).toBeUndefined()
})

test('added pages become a group or entries; those that are already listed move there', () => {
  const text = '{ "navigation": [{ "group": "A", "pages": ["one"] }, { "group": "B", "pages": [] }] }'
  const target = { id: 'group:B', position: 'on' } as const
  const pages = (paths: readonly string[], group?: string) =>
    JSON.parse(editedText(text, config => placingEdit(config, { group, paths }, target))).navigation
  expect(pages(['two', 'three'])[1].pages).toEqual(['two', 'three'])
  expect(pages(['two'], 'Pets')[1].pages).toEqual([{ group: 'Pets', pages: ['two'] }])
  expect(pages(['one'])).toEqual([
    { group: 'A', pages: [] },
    { group: 'B', pages: ['one'] },
  ])
})
