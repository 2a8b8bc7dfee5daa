import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { generateSite } from './generate.ts'
import { hugo, writeHugoSite } from './hugo.ts'
import type { Row } from './row.ts'

const cli = fileURLToPath(new URL('../../dist/electron/cli.js', import.meta.url))
const FIRST = 'guides/part-1/page-1.mdx'

/** What a program took: seconds of processor time and of the clock, megabytes at most. */
interface Took {
  readonly cpu: number
  readonly wall: number
  readonly memory: number
}

/** Runs in the program that is measured, and tells at its end what all of its threads took. */
const METER = `process.on('exit',()=>{const u=process.resourceUsage();process.stderr.write('METER '+JSON.stringify([u.userCPUTime+u.systemCPUTime,u.maxRSS])+'\\n')})`

function build(folder: string, out: string): Took {
  const began = performance.now()
  const meter = `data:text/javascript,${encodeURIComponent(METER)}`
  const args = ['--import', meter, cli, 'build', folder, '--out', out]
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const [cpu, memory] = JSON.parse(/METER (\[.*\])/.exec(stderr)?.[1] ?? '[]')
  if (typeof cpu !== 'number') throw new Error(`The build failed: ${stderr}`)
  return { cpu: cpu / 1e6, wall: (performance.now() - began) / 1000, memory: memory / 1000 }
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  )
}

/** The first build, the second one after an edit, and what lies there then. */
function twice(ground: string, count: number) {
  const [folder, out] = [join(ground, `site-${count}`), join(ground, `out-${count}`)]
  write(folder, generateSite(count, 1))
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
    { what: `${what}: memory`, value: first.memory, unit: 'MB', ...(count <= 1000 && { most: 350 }) },
    { what: `${what}: size of the site`, value: bytes / 1e6, unit: 'MB' },
    { what: `${what}: again after one edit`, value: second.cpu, unit: 's CPU', most: first.cpu / 10 },
  ]
}

/** Builds generated sites with the command, again after one edit, and beside Hugo where that is installed. */
export async function benchBuild(): Promise<readonly Row[]> {
  const ground = mkdtempSync(join(tmpdir(), 'galley-bench-build-'))
  try {
    const small = twice(ground, 1000)
    writeHugoSite(small.folder, join(ground, 'hugo'))
    const peer = hugo(join(ground, 'hugo'), join(ground, 'hugo-out'))
    const large = twice(ground, 5000)
    const page = gzipSync(readFileSync(join(small.out, FIRST.replace('.mdx', '.html'))))
    const rows = [...rowsOf(1000, small), ...rowsOf(5000, large)]
    return [
      ...rows,
      {
        what: '5,000 pages beside 1,000: processor',
        value: large.first.cpu / small.first.cpu,
        unit: 'times',
        most: 5.5,
      },
      { what: 'document of a page, compressed', value: page.length / 1000, unit: 'kB' },
      ...(peer
        ? [
            { what: 'Hugo, 1,000 pages: processor', value: peer.cpu, unit: 's CPU' },
            { what: 'Hugo, 1,000 pages: clock', value: peer.wall, unit: 's' },
            {
              what: 'beside Hugo: processor',
              value: small.first.cpu / peer.cpu,
              unit: 'times',
              most: 0.7,
            },
            { what: 'beside Hugo: clock', value: small.first.wall / peer.wall, unit: 'times', most: 1 },
          ]
        : []),
    ]
  } finally {
    rmSync(ground, { recursive: true, force: true })
  }
}
