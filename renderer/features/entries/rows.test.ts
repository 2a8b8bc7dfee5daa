import { expect, test } from 'vitest'
import { readNavigation } from '../../../shared/config/navigation/navigation.ts'
import type { PageSummary } from '../../../shared/page/summary.ts'
import { ancestors, buildRows, rowLocations } from './rows.ts'

const page = (path: string, title: string): PageSummary => ({
  file: `${path}.mdx`,
  path,
  title,
  titled: true,
})
const pages = new Map(
  [page('intro', 'Welcome'), page('guides/move', 'Move pages')].map(one => [one.path, one]),
)

const navigation = [
  { group: 'Start', pages: ['intro', { group: 'More', pages: ['guides/move', 'guides/gone'] }] },
  { group: 'Start', pages: ['intro'] },
]
const entries = () => readNavigation({ navigation })

test('rows have the titles of pages, and say what is missing or repeated', () => {
  const { rows } = buildRows(entries(), pages)
  const [start] = rows
  expect(start?.rows.map(row => [row.id, row.label, row.repeated])).toEqual([
    ['page:intro', 'Welcome', true],
    ['group:More', 'More', false],
  ])
  expect(start?.rows[1]?.rows.map(row => row.file)).toEqual(['guides/move.mdx', undefined])
})

test('a row keeps its object while nothing of it changes', () => {
  const before = buildRows(entries(), pages)
  const titled = new Map(pages).set('guides/move', page('guides/move', 'Drag pages'))
  const after = buildRows(entries(), titled, before)
  expect(after.byId.get('page:intro')).toBe(before.byId.get('page:intro'))
  expect(after.byId.get('group:Start#1')).toBe(before.byId.get('group:Start#1'))
  expect(after.byId.get('group:More')).not.toBe(before.byId.get('group:More'))
})

test('locations are in tree order, each with its path in docs.json', () => {
  const { locations: places } = buildRows(entries(), pages)
  expect([...places]).toEqual([...rowLocations(entries())].filter(([id]) => places.has(id)))
  expect(places.get('page:guides/gone')).toEqual(['navigation', 0, 'pages', 1, 'pages', 1])
})

test('the groups above a row are named from the top', () => {
  const { rows } = buildRows(entries(), pages)
  expect(ancestors(rows, 'page:guides/move').map(row => row.label)).toEqual(['Start', 'More'])
})
