import { expect, test } from 'vitest'
import { buildRows, navigationEntries } from '../entries/rows.ts'
import { collapsedAtFirst, foldedRows } from './foldedRows.ts'

const { rows, byId } = buildRows(
  navigationEntries({
    versions: [
      { version: 'next', tabs: [{ tab: 'A', pages: ['a'] }] },
      {
        version: 'v1',
        default: true,
        tabs: [
          { tab: 'B', groups: [{ group: 'G', pages: ['b'] }] },
          { tab: 'C', pages: ['c'] },
        ],
      },
    ],
  }),
  new Map(),
)

test('of a large tree the branch that new readers see is expanded', () => {
  expect([...collapsedAtFirst(rows)]).toEqual(['version:next', 'tab:C'])
})

test('a page beside tabs does not take the place of the first tab', () => {
  const tabs = byId.get('version:v1')?.rows ?? []
  const beside = byId.get('page:a')
  expect([...collapsedAtFirst([...(beside ? [beside] : []), ...tabs])]).toEqual(['tab:C'])
})

test('of a tree with thousands of rows the groups at its start are expanded', () => {
  const group = (name: string, count: number) => ({
    group: name,
    pages: Array.from({ length: count }, (_, n) => `${name}/${n}`),
  })
  const long = ['a', 'b', 'c'].map(name => group(name, 600))
  const tabs = [
    { tab: 'One', groups: long },
    { tab: 'Two', groups: long.map(one => ({ ...one, group: `two ${one.group}` })) },
  ]
  const tree = buildRows(navigationEntries({ tabs }), new Map())
  const labels = [...collapsedAtFirst(tree.rows)].map(id => tree.byId.get(id)?.label)
  expect(labels).toEqual(['c', 'Two', 'two c'])
})

test('rows inside collapsed ones are left out, and the same rows come again', () => {
  const closed = collapsedAtFirst(rows)
  const open = new Set([...byId.keys()].filter(id => !closed.has(id)))
  const folded = foldedRows(rows, open)
  expect(folded[0]).toMatchObject({ id: 'version:next', rows: [], isFolded: true })
  expect(folded[1]?.rows.map(({ id, rows: inside }) => [id, inside.length])).toEqual([
    ['tab:B', 1],
    ['tab:C', 0],
  ])
  const again = foldedRows(rows, new Set(open))
  expect(again.map((row, index) => row === folded[index])).toEqual([true, true])
  expect(foldedRows(rows, new Set(byId.keys()))).toBe(rows)
})
