import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { generateSite } from './generate.ts'
import { type Files, install, PEERS, type Peer } from './peer-tools.ts'
import { percentile, type Row } from './row.ts'
import { closeBrowser, openPageAt, openWindow } from './window.ts'

const PAGES = 1000
const FIRST = 'guides/part-1/page-1'
/** How often a page is saved; less often if saving takes longer. */
const SAVES = 15
const LONGEST = 60_000

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

/** Saves a page repeatedly and returns the milliseconds until the browser shows each change. */
async function saves(file: string, shown: Page | Frame): Promise<readonly number[]> {
  const times: number[] = []
  // The first saves after a start do not count.
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
    if (!install(peer, site, folder)) return undefined
    const port = await freePort()
    program = spawn('npx', peer.start(port), {
      cwd: folder,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    })
    if (!(await listening(port, program))) return undefined
    const page = await openPageAt(`http://127.0.0.1:${port}${peer.addressOf(FIRST)}`)
    const times = await saves(join(folder, peer.fileOf(FIRST)), page)
    await page.context().close()
    return times
  } finally {
    // The whole process group: npx starts the server as a separate process.
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

/** Measures how soon the browser shows a page saved by another program, in Galley and with the dev servers of other tools, which it installs. */
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
        { what: `${what}: Galley as a part of ${peer.name}`, value: own / value, unit: 'times', most: 1 },
      )
    }
    return rows
  } finally {
    await closeBrowser()
  }
}
