import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { generateSite } from './generate.ts'
import { percentile, type Row } from './row.ts'
import { closeBrowser, openPageAt, openWindow } from './window.ts'
import { writeFiles } from './write-files.ts'

const PAGES = 1000
const FIRST = 'guides/part-1/page-1'
/** How often a page is saved; where each takes longer than that, less often. */
const SAVES = 15
const LONGEST = 60_000

type Files = Readonly<Record<string, string>>

/** A development server of another tool: what it is installed from, and what its folder holds. */
interface Peer {
  readonly name: string
  readonly packages: readonly string[]
  readonly files: (pages: Files) => Files
  readonly start: (port: number) => readonly string[]
  readonly file: string
  readonly address: string
}

/** The generated pages as plain Markdown: no other tool has our components. */
const markdown = (site: Files, folder: string): Files =>
  Object.fromEntries(
    Object.entries(site)
      .filter(([path]) => path.endsWith('.mdx'))
      .map(([path, text]) => [
        `${folder}${path.slice(0, -4)}.md`,
        text
          .replace(/<\/?[A-Za-z][^>]*>/g, '')
          .replace(/\]\(\/[^)]*\)/g, '](https://example.com)')
          .replace(/^ +(?=[A-Z])/gm, ''),
      ]),
  )

const parts = Array.from({ length: PAGES / 10 }, (_, part) => `guides/part-${part + 1}`)

const PEERS: readonly Peer[] = [
  {
    name: 'VitePress 1.6.4',
    packages: ['vitepress@1.6.4'],
    files: site => ({
      ...markdown(site, ''),
      '.vitepress/config.mjs': `export default { title: 'Generated', ignoreDeadLinks: true, themeConfig: { sidebar: ${JSON.stringify(
        parts.map((part, index) => ({
          text: part,
          items: Array.from({ length: 10 }, (_, page) => ({
            text: `Page ${page}`,
            link: `/${part}/page-${index * 10 + page + 1}`,
          })),
        })),
      )} } }\n`,
    }),
    start: port => ['vitepress', 'dev', '--port', String(port), '--host', '127.0.0.1'],
    file: `${FIRST}.md`,
    address: `/${FIRST}`,
  },
  {
    name: 'Starlight 0.36',
    packages: ['astro@5.18.1', '@astrojs/starlight@0.36.3'],
    files: site => ({
      ...markdown(site, 'src/content/docs/'),
      'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { telemetry: false, integrations: [starlight({ title: 'Generated', sidebar: ${JSON.stringify(
        parts.map(part => ({ label: part, autogenerate: { directory: part } })),
      )} })] }\n`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content'\nimport { docsLoader } from '@astrojs/starlight/loaders'\nimport { docsSchema } from '@astrojs/starlight/schema'\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }\n`,
    }),
    start: port => ['astro', 'dev', '--port', String(port), '--host', '127.0.0.1'],
    file: `src/content/docs/${FIRST}.md`,
    address: `/${FIRST}/`,
  },
]

const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function listening(port: number, program: ChildProcess): Promise<boolean> {
  for (const end = Date.now() + LONGEST * 3; Date.now() < end && program.exitCode === null; ) {
    const isOpen = await new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isOpen) return true
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  return false
}

/** Saves a page again and again; milliseconds until the browser shows what was added. */
async function saves(file: string, shown: Page | Frame): Promise<readonly number[]> {
  const times: number[] = []
  // Nothing that follows a start counts.
  await new Promise(resolve => setTimeout(resolve, 10_000))
  for (let save = 0, began = Date.now(); save < SAVES && Date.now() - began < LONGEST * 2; save++) {
    const mark = `saved${save}mark`
    const before = Date.now()
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more line, ${mark}.\n`)
    const isShown = await shown
      .waitForFunction(text => document.body?.textContent?.includes(text), mark, { timeout: LONGEST })
      .catch(() => undefined) // too late to be counted
    if (!isShown) break
    times.push(Date.now() - before)
    await new Promise(resolve => setTimeout(resolve, 300))
  }
  return times
}

async function measure(peer: Peer, site: Files): Promise<readonly number[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'galley-bench-peer-'))
  let program: ChildProcess | undefined
  try {
    writeFiles(folder, { 'package.json': '{ "private": true, "type": "module" }\n', ...peer.files(site) })
    const install = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...peer.packages]
    if (spawnSync('npm', install, { cwd: folder, stdio: 'ignore' }).status !== 0) return undefined
    const port = await freePort()
    program = spawn('npx', peer.start(port), {
      cwd: folder,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    })
    if (!(await listening(port, program))) return undefined
    const page = await openPageAt(`http://127.0.0.1:${port}${peer.address}`)
    const times = await saves(join(folder, peer.file), page)
    await page.context().close()
    return times
  } finally {
    // The whole group: npx starts the server as a program of its own.
    if (program?.pid !== undefined && program.exitCode === null) process.kill(-program.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function galley(site: Files): Promise<readonly number[]> {
  const window = await openWindow(site)
  const times = await saves(join(window.folder, `${FIRST}.mdx`), await window.frame())
  await window.close()
  return times
}

/** A page is saved by another program: how soon the browser shows it here, and with the development servers of others. Installs those. */
export async function benchPeers(): Promise<readonly Row[]> {
  const site = generateSite(PAGES, 1)
  const what = `${PAGES.toLocaleString('en')} pages, file saved to page updated`
  try {
    const own = percentile(await galley(site), 0.5)
    const rows: Row[] = [{ what: `${what}: Galley, p50`, value: own, unit: 'ms', most: 50 }]
    for (const peer of PEERS) {
      const times = await measure(peer, site)
      if (times === undefined || times.length === 0) continue
      const value = percentile(times, 0.5)
      rows.push(
        { what: `${what}: ${peer.name}, p50`, value, unit: 'ms' },
        { what: `${what}: Galley as a part of it`, value: own / value, unit: 'times', most: 1 },
      )
    }
    return rows
  } finally {
    await closeBrowser()
  }
}
