import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { sizeOf } from './build.ts'
import { generateSite } from './generate.ts'
import { writeHugoSite } from './hugo.ts'
import { type Files, install, PEERS, type Peer } from './peer-tools.ts'
import { type Row, table } from './row.ts'
import { writeFiles } from './write-files.ts'

const PAGES = Number(process.env.BENCH_PAGES ?? 1000)
/** The tools to build with, by the start of their names; the default is all. */
const TOOLS = process.env.BENCH_TOOLS?.split(',') ?? ['']
/** The time limit of one build, in minutes. */
const LONGEST = Number(process.env.BENCH_MINUTES ?? 15)
const FIRST = 'guides/part-1/page-1'
const cli = fileURLToPath(new URL('../../dist/electron/cli.js', import.meta.url))

/** A site and the command that builds it. */
interface Site {
  readonly name: string
  readonly folder: string
  readonly command: readonly string[]
  readonly out: string
  readonly file: string
}

/** Prints the peak memory of a process at its end, in kilobytes. */
const METER = `process.on('exit',()=>process.stderr.write('METER '+process.resourceUsage().maxRSS+'\\n'))`

const seconds = (minutes = '0', rest = '0') => Number(minutes) * 60 + Number(rest)

/** Ends what is left of a process and its child processes. */
function endAll(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    const isOver = error instanceof Error && Reflect.get(error, 'code') === 'ESRCH'
    if (!isOver) throw error
  }
}

/** The output of a command and all its child processes, and whether it failed or timed out. */
async function outputOf({ name, command, folder }: Site) {
  process.stderr.write(`building with ${name}\n`)
  const quoted = command.map(word => `'${word}'`).join(' ')
  const meter = `--import=data:text/javascript,${encodeURIComponent(METER)}`
  const child = spawn('sh', ['-c', `${quoted} >/dev/null; status=$?; times >&2; exit $status`], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: meter, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  const late = setTimeout(() => endAll(child.pid), LONGEST * 60_000)
  // Services that a tool leaves behind hold its output open.
  const ended = once(child, 'exit').finally(() => endAll(child.pid))
  const [told, [status, signal]] = await Promise.all([text(child.stderr), ended])
  clearTimeout(late)
  const isWhole = status === 0
  const how = signal === null ? 'failed' : `was given up after ${LONGEST} minutes`
  if (!isWhole) process.stderr.write(`${name} ${how}:\n${told.slice(-2000)}\n`)
  return { told, isWhole }
}

/** CPU and wall time of a command and its child processes in seconds, and the memory of its largest Node process in megabytes. */
async function timed(site: Site) {
  const began = performance.now()
  const { told, isWhole } = await outputOf(site)
  const wall = (performance.now() - began) / 1000
  const [, user, userRest, system, systemRest] = /\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(told) ?? []
  const memory = Math.max(0, ...[...told.matchAll(/METER (\d+)/g)].map(([, held]) => Number(held)))
  const cpu = seconds(user, userRest) + seconds(system, systemRest)
  return { cpu, wall, memory: memory / 1000, isWhole }
}

/** Compressed kilobytes of a page with its styles and scripts, and of the scripts alone. */
function loadOf(out: string) {
  const document = [`${FIRST}.html`, `${FIRST}/index.html`].map(path => join(out, path)).find(existsSync)
  if (document === undefined) return undefined
  const html = readFileSync(document, 'utf8')
  const named = [...html.matchAll(/(?:src|href)="([^"]+\.(?:m?js|css))"/g)].map(([, path = '']) =>
    path.startsWith('/') ? join(out, path) : resolve(document, '..', path),
  )
  const packed = (path: string) => gzipSync(readFileSync(path)).length / 1000
  const files = [...new Set(named)].filter(existsSync)
  const scripts = files.filter(path => path.endsWith('js')).reduce((sum, path) => sum + packed(path), 0)
  return { all: files.reduce((sum, path) => sum + packed(path), packed(document)), scripts }
}

async function rowsOf(site: Site): Promise<readonly Row[]> {
  const first = await timed(site)
  const what = `${PAGES.toLocaleString('en')} pages with ${site.name}`
  if (!first.isWhole) return [{ what: `${what}: ended without a site after`, value: first.wall, unit: 's' }]
  appendFileSync(site.file, '\nOne more line.\n')
  const second = await timed(site)
  const load = loadOf(site.out)
  const rows = [
    { what: `${what}: processor`, value: first.cpu, unit: 's CPU' },
    { what: `${what}: clock`, value: first.wall, unit: 's' },
    ...(first.memory > 0 ? [{ what: `${what}: memory`, value: first.memory, unit: 'MB' }] : []),
    ...(second.isWhole ? [{ what: `${what}: again after one edit`, value: second.cpu, unit: 's CPU' }] : []),
    { what: `${what}: size of the site`, value: sizeOf(site.out) / 1e6, unit: 'MB' },
    ...(load
      ? [
          { what: `${what}: first load of a page`, value: load.all, unit: 'kB gzip' },
          { what: `${what}: scripts of a page`, value: load.scripts, unit: 'kB gzip' },
        ]
      : []),
  ]
  process.stderr.write(`${table(rows)}\n`)
  return rows
}

function ours(ground: string, pages: Files): Site {
  const [folder, out] = [join(ground, 'galley'), join(ground, 'galley-out')]
  writeFiles(folder, pages)
  const command = [process.execPath, cli, 'build', folder, '--out', out]
  return { name: 'Galley', folder, command, out, file: join(folder, `${FIRST}.mdx`) }
}

function hugos(ground: string, source: string): Site | undefined {
  if (spawnSync('hugo', ['version'], { stdio: 'ignore' }).status !== 0) return undefined
  const [folder, out] = [join(ground, 'hugo'), join(ground, 'hugo-out')]
  writeHugoSite(source, folder)
  const command = ['hugo', '--quiet', '--source', folder, '--destination', out]
  return { name: 'Hugo', folder, command, out, file: join(folder, 'content', `${FIRST}.md`) }
}

function peers(peer: Peer, ground: string, pages: Files): Site | undefined {
  const folder = mkdtempSync(join(ground, 'peer-'))
  if (!install(peer, pages, folder)) return undefined
  const { name, build, out, fileOf } = peer
  return {
    name,
    folder,
    command: ['npx', ...build],
    out: join(folder, out),
    file: join(folder, fileOf(FIRST)),
  }
}

/** Builds the same pages with each tool in turn, installing the ones on npm. `BENCH_PAGES` sets the number of pages, `BENCH_TOOLS` the tools, `BENCH_MINUTES` the time limit of one build. */
export async function benchBuilds(): Promise<readonly Row[]> {
  const ground = mkdtempSync(join(tmpdir(), 'galley-bench-builds-'))
  try {
    const pages = generateSite(PAGES, 1)
    const own = ours(ground, pages)
    const makers = [
      { name: 'Galley', make: () => own },
      { name: 'Hugo', make: () => hugos(ground, own.folder) },
      ...PEERS.map(peer => ({ name: peer.name, make: () => peers(peer, ground, pages) })),
    ]
    const rows: Row[] = []
    for (const { name, make } of makers.filter(({ name }) => TOOLS.some(tool => name.startsWith(tool)))) {
      const site = make()
      if (site) rows.push(...(await rowsOf(site)))
      else process.stderr.write(`${name} isn’t installed\n`)
    }
    return rows
  } finally {
    rmSync(ground, { recursive: true, force: true, maxRetries: 5 })
  }
}
