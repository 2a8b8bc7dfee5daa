import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { generateSite } from './generate.ts'
import { hugo, writeHugoSite } from './hugo.ts'
import { metered, type Took } from './measured-run.ts'
import type { Row } from './row.ts'
import { writeFiles } from './write-files.ts'

const FIRST = 'guides/part-1/page-1.mdx'

const build = (folder: string, out: string): Took => metered(['build', folder, '--out', out])

/** Returns the total size of all files below a folder, in bytes. */
export function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  )
}

/** Measures the first build, a second one after an edit, and the output. */
function twice(ground: string, count: number) {
  const [folder, out] = [join(ground, `site-${count}`), join(ground, `out-${count}`)]
  writeFiles(folder, generateSite(count, 1))
  const first = build(folder, out)
  appendFileSync(join(folder, FIRST), '\nOne more line.\n')
  const second = build(folder, out)
  return { folder, out, first, second, bytes: sizeOf(out) }
}

function rowsOf(count: number, { first, second, bytes }: ReturnType<typeof twice>): readonly Row[] {
  const what = `build of ${count.toLocaleString('en')} pages`
  return [
    { what: `${what}: processor`, value: first.cpu, unit: 's CPU' },
    { what: `${what}: clock`, value: first.wall, unit: 's' },
    { what: `${what}: memory`, value: first.memory, unit: 'MB', most: count <= 1000 ? 250 : 350 },
    { what: `${what}: size of the site`, value: bytes / 1e6, unit: 'MB' },
    { what: `${what}: again after one edit`, value: second.cpu, unit: 's CPU', most: first.cpu / 10 },
  ]
}

/** The same pages with Hugo, if it is installed; `most`: the share of its time that Galley may take. */
function besideHugo(
  ground: string,
  { folder, first }: ReturnType<typeof twice>,
  count: number,
  most: number,
) {
  const copy = join(ground, `hugo-${count}`)
  writeHugoSite(folder, copy)
  const peer = hugo(copy, join(ground, `hugo-out-${count}`))
  if (!peer) return []
  const what = `${count.toLocaleString('en')} pages`
  return [
    { what: `Hugo, ${what}: processor`, value: peer.cpu, unit: 's CPU' },
    { what: `Hugo, ${what}: clock`, value: peer.wall, unit: 's' },
    { what: `beside Hugo, ${what}: processor`, value: first.cpu / peer.cpu, unit: 'times', most },
    { what: `beside Hugo, ${what}: clock`, value: first.wall / peer.wall, unit: 'times', most },
  ]
}

/** Builds generated sites with the command line, rebuilds them after an edit, and compares with Hugo if it is installed. */
export async function benchBuild(): Promise<readonly Row[]> {
  const ground = mkdtempSync(join(tmpdir(), 'galley-bench-build-'))
  try {
    const small = twice(ground, 1000)
    const smallPeer = besideHugo(ground, small, 1000, 0.5)
    const large = twice(ground, 5000)
    const page = gzipSync(readFileSync(join(small.out, FIRST.replace('.mdx', '.html'))))
    return [
      ...rowsOf(1000, small),
      ...rowsOf(5000, large),
      {
        what: '5,000 pages beside 1,000: processor',
        value: large.first.cpu / small.first.cpu,
        unit: 'times',
        most: 5.5,
      },
      { what: 'document of a page, compressed', value: page.length / 1000, unit: 'kB' },
      ...smallPeer,
      ...besideHugo(ground, large, 5000, 0.3),
    ]
  } finally {
    rmSync(ground, { recursive: true, force: true })
  }
}
