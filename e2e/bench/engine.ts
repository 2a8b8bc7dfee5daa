import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { moveItem } from '../../shared/config/edit/edit.ts'
import { type MemoryProject, openInMemory } from '../../shared/project/testing/open-in-memory.ts'
import { percentile, type Row, spent } from './row.ts'
import { samplePage, sampleSite } from './site.ts'

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = spent()
  await work()
  return spent() - start
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function megabytes(): number {
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

async function opening(count: number): Promise<readonly Row[]> {
  const content = sampleSite(count, 4000)
  const before = megabytes()
  let open: MemoryProject | undefined
  const answered = await timed(async () => {
    open = await openInMemory(content)
  })
  const shown = await timed(async () => open?.project.preview({ page: '' }))
  const settled = await timed(async () => open?.settle())
  const after = megabytes()
  const { total } = open?.project.state() ?? { total: 0 }
  const what = `${total.toLocaleString('en')} pages`
  return [
    { what: `open ${what}: answered`, value: answered, unit: 'ms CPU' },
    { what: `open ${what}: first page drawn`, value: answered + shown, unit: 'ms CPU', most: 1000 },
    { what: `open ${what}: indexed and checked`, value: answered + shown + settled, unit: 'ms CPU' },
    { what: `open ${what}: memory beside the disk’s twin`, value: after - before, unit: 'MB', most: 500 },
  ]
}

async function typing(kilobytes: number): Promise<readonly Row[]> {
  const content = { ...sampleSite(100, 4000), 'guide/page-0.mdx': samplePage('Page 0', kilobytes * 1000) }
  const open = await openInMemory(content)
  // A long page is drawn when the work in the background has found that it can be.
  await Promise.all([open.project.preview({ page: 'guide/page-0' }), open.settle()])
  const at = content['guide/page-0.mdx'].lastIndexOf('Deliveries', kilobytes * 500)
  const times: number[] = []
  let { version } = await open.project.read({ file: 'guide/page-0.mdx' })
  for (let key = 0; key < 200; key++) {
    const seen = open.events.preview.length
    const edits = [{ file: 'guide/page-0.mdx', version, edits: [{ offset: at + key, length: 0, text: 'x' }] }]
    const start = spent()
    const versions = await open.project.edit({ label: 'Type', merge: 'typing', edits })
    await open.settleUntil(() => open.events.preview.length > seen)
    times.push(spent() - start)
    version = versions['guide/page-0.mdx'] ?? 0
    await open.settle()
  }
  const what = `keystroke to patch, ${kilobytes} kB page`
  return [
    { what: `${what}: p50`, value: percentile(times, 0.5), unit: 'ms CPU' },
    { what: `${what}: p95`, value: percentile(times, 0.95), unit: 'ms CPU' },
  ]
}

async function dragging(entries: number): Promise<readonly Row[]> {
  const open = await openInMemory(sampleSite(entries, 1000))
  await open.project.preview({ page: 'guide/page-0' })
  await open.settle()
  const drafted: number[] = []
  const patched: number[] = []
  for (let drop = 0; drop < 40; drop++) {
    const { text, version } = await open.project.read({ file: 'docs.json' })
    const seen = open.events.preview.length
    const start = spent()
    const from = ['navigation', drop % 20, 'pages', 3]
    const edits = moveItem(text, from, ['navigation', (drop + 7) % 20, 'pages'], 5)
    await open.project.edit({ label: 'Move page', edits: [{ file: 'docs.json', version, edits }] })
    drafted.push(spent() - start)
    await open.settleUntil(() => open.events.preview.length > seen)
    patched.push(spent() - start)
    await open.settle()
  }
  const what = `drop among ${entries} entries`
  return [
    { what: `${what}: draft written, p95`, value: percentile(drafted, 0.95), unit: 'ms CPU' },
    { what: `${what}: sidebar patched, p95`, value: percentile(patched, 0.95), unit: 'ms CPU' },
  ]
}

/** Measures only the engine, without disk and window. */
export async function benchEngine(): Promise<readonly Row[]> {
  await typing(1)
  const rows: Row[] = []
  for (const count of [100, 1000, 10_000]) rows.push(...(await opening(count)))
  for (const kilobytes of [1, 10, 100]) rows.push(...(await typing(kilobytes)))
  return [...rows, ...(await dragging(800))]
}
