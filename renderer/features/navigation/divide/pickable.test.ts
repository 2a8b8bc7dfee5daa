import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '../../entries/rows.ts'
import { pickLines, rowsAround, tickedPages, ticksOf, withTick } from './pickable.ts'

const row = (id: string, rows: readonly Row[] = [], more: Partial<Row> = {}): Row => ({
  id,
  kind: rows.length > 0 ? 'group' : 'page',
  label: id,
  detail: id,
  repeated: false,
  rows,
  ...more,
})

const TREE = [
  row('Start', [row('intro'), row('setup')]),
  row('API', [row('users'), row('Deep', [row('cells'), row('rows')])]),
  row('loose'),
]

test('a ticked group stands for everything in it; without one of its pages, it stands for the others', () => {
  const all = withTick(TREE, new Set(['users']), 'API', true)
  expect(all).toEqual(new Set(['API']))
  const without = withTick(TREE, all, 'cells', false)
  expect(without).toEqual(new Set(['users', 'rows']))
  expect(tickedPages(TREE, without)).toEqual(new Set(['users', 'rows']))
  expect(withTick(TREE, without, 'cells', true)).toEqual(all)
  const marks = ticksOf(TREE, without)
  expect(['API', 'Deep', 'rows', 'cells', 'Start'].map(id => marks.get(id))).toEqual([
    'some',
    'some',
    'all',
    'none',
    'none',
  ])
})

test('links, generated rows and what is shown everywhere are not offered, and divisions are headings', () => {
  const rows = [
    row('Guides', TREE, { division: 'tab' }),
    row('Blog', [], { kind: 'group', division: 'tab', url: 'https://a.example' }),
    row('Empty', [], { kind: 'group', division: 'tab' }),
    row('Forum', [], { kind: 'group', division: 'anchor', isGlobal: true }),
  ]
  const lines = pickLines(rows, id => id === 'API')
  expect(lines.map(line => `${line.depth} ${line.row.id}${line.isHeading ? ':' : ''}`)).toEqual([
    '0 Guides:',
    '1 Start',
    '1 API',
    '2 users',
    '2 Deep',
    '1 loose',
  ])
})

test('the pages of one version are offered for what is in it', () => {
  const versions = [
    row('v1', TREE, { division: 'version' }),
    row('v2', [row('new')], { division: 'version' }),
  ]
  expect(rowsAround(versions, ['API'])).toBe(TREE)
  expect(rowsAround(versions, ['API', 'new'])).toBe(versions)
  expect(rowsAround(versions, [])).toBe(versions)
})

test('any ticks: a press changes exactly the pages of its row', () => {
  const ids = ['Start', 'intro', 'setup', 'API', 'users', 'Deep', 'cells', 'rows', 'loose']
  const press = fc.tuple(fc.constantFrom(...ids), fc.boolean())
  fc.assert(
    fc.property(fc.array(press, { maxLength: 12 }), presses => {
      let ticks: ReadonlySet<string> = new Set()
      for (const [id, isOn] of presses) {
        const before = tickedPages(TREE, ticks)
        const own = tickedPages(TREE, new Set([id]))
        ticks = withTick(TREE, ticks, id, isOn)
        const after = tickedPages(TREE, ticks)
        for (const page of tickedPages(TREE, new Set(ids)))
          expect(after.has(page)).toBe(own.has(page) ? isOn : before.has(page))
      }
    }),
  )
})
