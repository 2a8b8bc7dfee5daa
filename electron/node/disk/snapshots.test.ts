import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeFolder } from '../testing/temporary-folders.ts'
import { DiskSnapshots } from './snapshots.ts'

const data = makeFolder('snapshots')
afterEach(() => rmSync(data, { recursive: true, force: true }))

test('snapshots survive a restart, newest first, separately for each repository', async () => {
  const first = new DiskSnapshots(data, '/home/ada/docs')
  await first.keep(
    'Move',
    new Map([
      ['a.md', 'x\r\n'],
      ['b.md', undefined],
    ]),
  )
  await first.keep('Delete', new Map([['c.md', 'é']]))
  const later = new DiskSnapshots(data, '/home/ada/docs')
  const list = await later.list()
  expect(list.map(({ label, files }) => [label, files])).toEqual([
    ['Delete', ['c.md']],
    ['Move', ['a.md', 'b.md']],
  ])
  expect(await later.read(list[1]?.id ?? '')).toEqual(
    new Map([
      ['a.md', 'x\r\n'],
      ['b.md', undefined],
    ]),
  )
  expect(await new DiskSnapshots(data, '/home/ada/other').list()).toEqual([])
})

test('an incomplete snapshot is ignored, and no other file can be read as one', async () => {
  const store = new DiskSnapshots(data, '/home/ada/docs')
  await store.keep('Move', new Map([['a.md', 'x']]))
  const folder = join(data, 'snapshots', readdirSync(join(data, 'snapshots'))[0] ?? '')
  writeFileSync(join(folder, '1700000000000-000000000000.json'), '{"label":"Cut')
  writeFileSync(join(folder, '1700000000000-000000000001.json.part'), '{"label":"Cut","files":["a.md"]}\n["')
  const [kept, ...others] = await store.list()
  expect(others).toEqual([])
  await store.keep('Next', new Map([['a.md', 'y']]))
  expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([])
  const file = join(folder, `${kept?.id}.json`)
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -2))
  await expect(store.read(kept?.id ?? '')).rejects.toMatchObject({ failure: { code: 'not-found' } })
  await expect(store.read('../../secret')).rejects.toMatchObject({ failure: { code: 'not-found' } })
})

test('snapshots of an earlier version are listed and read too', async () => {
  const store = new DiskSnapshots(data, '/home/ada/docs')
  await store.keep('Move', new Map([['a.md', 'x']]))
  const folder = join(data, 'snapshots', readdirSync(join(data, 'snapshots'))[0] ?? '')
  const earlier = { label: 'Delete', texts: { 'b.md': 'y\n', 'c.md': null } }
  writeFileSync(join(folder, '1700000000000-000000000000.json'), JSON.stringify(earlier))
  const [, kept] = await store.list()
  expect(kept).toMatchObject({ label: 'Delete', files: ['b.md', 'c.md'], time: 1700000000000 })
  expect(await store.read(kept?.id ?? '')).toEqual(
    new Map([
      ['b.md', 'y\n'],
      ['c.md', undefined],
    ]),
  )
})

test('the number and total size of snapshots are limited; the newest always stays', async () => {
  const root = '/home/ada/docs'
  const few = new DiskSnapshots(data, root, { count: 3, bytes: 1e6 })
  for (const name of ['1', '2', '3', '4', '5']) await few.keep(name, new Map([['a.md', name]]))
  const kept = await few.list()
  expect(kept.map(({ label }) => label)).toEqual(['5', '4', '3'])
  // Those of one millisecond got the next ones; another process starts from the clock.
  await expect.poll(() => Date.now()).toBeGreaterThan(kept[0]?.time ?? 0)
  await new DiskSnapshots(data, root, { count: 3, bytes: 10 }).keep('6', new Map([['a.md', 'x'.repeat(99)]]))
  expect((await few.list()).map(({ label }) => label)).toEqual(['6'])
})
