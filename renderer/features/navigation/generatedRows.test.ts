import { expect, test } from 'vitest'
import type { GeneratedEntry, OutlinedOperation } from '../../../shared/site/api/api-outline.ts'
import type { Row } from '../entries/rows.ts'
import { byIdOf, generatedRows, without } from './generatedRows.ts'

const operation = (name: string, state: OutlinedOperation['state'] = 'generated'): GeneratedEntry => {
  const [method = '', path = ''] = name.split(' ')
  const page = `api-reference${path}`
  const place = { file: 'pets.yaml', pointer: `/paths/~1${path.slice(1)}/${method.toLowerCase()}` }
  const told = { name, method, path, title: name, deprecated: false, state, isMarked: false, page }
  return { kind: 'page', page, operation: { ...told, ...place } }
}
const group = (name: string, ...entries: readonly GeneratedEntry[]): GeneratedEntry => ({
  kind: 'group',
  name,
  entries,
})

const told = ({ label, rows, generated: made, file }: Row): unknown => ({
  [label]: rows.length > 0 ? rows.map(told) : (file ?? made?.operations[0]?.pointer),
})

const WRITTEN = {
  ...{ file: 'api-reference/pets.mdx', path: 'api-reference/pets', title: 'All pets', titled: true },
}

test('API files add their groups and operations; an authored page has its own title and file', () => {
  const entries = [
    group('API reference', group('pets', operation('GET /pets', 'written')), operation('GET /status')),
  ]
  const rows = generatedRows(entries, new Map([[WRITTEN.path, WRITTEN]]))
  expect(rows.map(told)).toEqual([
    {
      'API reference': [
        { pets: [{ 'All pets': 'api-reference/pets.mdx' }] },
        { 'GET /status': '/paths/~1status/get' },
      ],
    },
  ])
  expect(rows.map(({ generated: made }) => [made.isWhole, made.operations.length])).toEqual([[true, 2]])
})

test('only rows inside no other row are outermost, with groups in them or without', () => {
  const inner = group('pets', group('toys', operation('GET /toys')))
  const rows = generatedRows([group('API', inner), group('Flat', operation('GET /status'))], new Map())
  const outermost = [...byIdOf(rows).values()].filter(({ generated: made }) => made.isOutermost)
  expect(outermost.map(({ label }) => label)).toEqual(['API', 'Flat'])
})

test('pages that docs.json lists are not listed again, nor a group that contains only those', () => {
  const entries = [
    group('API reference', group('pets', operation('GET /pets')), group('Other', operation('GET /status'))),
  ]
  const rows = generatedRows(
    without(entries, path => path === 'api-reference/pets'),
    new Map(),
  )
  expect(rows.map(told)).toEqual([
    { 'API reference': [{ Other: [{ 'GET /status': '/paths/~1status/get' }] }] },
  ])
})

test('every row has a unique ID, also where groups and pages repeat', () => {
  const again = () => group('pets', operation('GET /pets'), group('pets', operation('GET /pets')))
  const ids = byIdOf(generatedRows([again(), again()], new Map()))
  expect(ids.size).toBe(8)
})
