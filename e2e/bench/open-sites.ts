import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../editor-hosts.ts'
import type { Row } from './row.ts'
import { sampleSite } from './site.ts'
import { openLine } from './window-line.ts'
import { writeFiles } from './write-files.ts'

/** What a host has needed since its start: CPU in seconds, memory in megabytes. */
interface Needed {
  readonly cpu: number
  readonly memory: number
  readonly peak: number
}

/** Ticks of the processor clock in a second, as Linux reports them. */
const TICKS = 100

function neededBy(pid: number): Needed {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1]) / 1000
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) / TICKS,
    memory: megabytes('VmRSS'),
    peak: megabytes('VmHWM'),
  }
}

/** How many watches of the system a process has. */
function watchesOf(pid: number): number {
  const folder = `/proc/${pid}/fdinfo`
  const texts = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'))
  return texts.join('\n').match(/^inotify wd:/gm)?.length ?? 0
}

/** The most that opening may need: CPU in seconds, memory in megabytes. */
interface Limits {
  readonly tree: number
  readonly memory: number
}

/** Opens a folder and waits until every page is read and checked. */
async function open(what: string, folder: string, data: string, limits: Limits): Promise<readonly Row[]> {
  const began = performance.now()
  const server = await serve([folder], data)
  const pid = server.pid ?? process.pid
  try {
    const line = await openLine(server.url)
    const [tree, shown] = [neededBy(pid), performance.now() - began]
    await line.preview()
    const [preview, drawn] = [neededBy(pid), performance.now() - began]
    await line.indexed
    const [index, read] = [neededBy(pid), performance.now() - began]
    await line.settled()
    const all = neededBy(pid)
    const watches = watchesOf(pid)
    line.close()
    return [
      { what: `${what}: tree`, value: tree.cpu, unit: 's CPU', most: limits.tree },
      { what: `${what}: tree, clock`, value: shown / 1000, unit: 's' },
      { what: `${what}: first page drawn, with what is read meanwhile`, value: preview.cpu, unit: 's CPU' },
      { what: `${what}: first page drawn, clock`, value: drawn / 1000, unit: 's' },
      { what: `${what}: all pages read`, value: index.cpu, unit: 's CPU' },
      { what: `${what}: all pages read, clock`, value: read / 1000, unit: 's' },
      { what: `${what}: memory then`, value: index.memory, unit: 'MB', most: limits.memory },
      { what: `${what}: all pages checked`, value: all.cpu, unit: 's CPU' },
      { what: `${what}: memory then`, value: all.memory, unit: 'MB', most: limits.memory },
      { what: `${what}: most memory`, value: all.peak, unit: 'MB' },
      { what: `${what}: watches`, value: watches, unit: '' },
    ]
  } finally {
    await server.stop()
  }
}

async function opening(pages: number, limits: Limits): Promise<readonly Row[]> {
  const base = mkdtempSync(join(tmpdir(), 'galley-bench-'))
  const [folder, data] = [join(base, 'site'), join(base, 'home')]
  try {
    writeFiles(folder, sampleSite(pages, 4000))
    const what = `${pages.toLocaleString('en')} pages`
    const first = await open(`${what}, first time`, folder, data, limits)
    return [...first, ...(await open(`${what}, again`, folder, data, limits))]
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}

const SITES: readonly (Limits & { readonly pages: number })[] = [
  { pages: 1000, tree: 0.5, memory: 250 },
  { pages: 10_000, tree: 1, memory: 400 },
  { pages: 25_000, tree: 1.5, memory: 700 },
]

/** Opens large sites in the host of the built editor, twice each: what it needs until the window has all for its tree and a first page, until every page is read, and until every page is checked. Linux only. */
export async function benchOpenSites(): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const { pages, ...limits } of SITES) rows.push(...(await opening(pages, limits)))
  return rows
}
