import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Frame, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../browser.ts'
import { serve } from '../editor-hosts.ts'
import { watchFrame, watchWindow } from './probes.ts'
import { writeFiles } from './write-files.ts'

/** CPU time in milliseconds, so that other programs on the machine do not count. */
export interface Spent {
  /** Everything the window's main thread does: script, style, layout, painting. */
  readonly main: number
  /** The share of script in `main`. */
  readonly script: number
  /** The host. */
  readonly host: number
}

/** The built editor with its own site, in a real browser with the loopback host. */
export interface Opened {
  readonly page: Page
  readonly folder: string
  readonly session: CDPSession
  /** Milliseconds on the clock from the start of the host until tree and preview were there. */
  readonly opened: number
  /** The document in the preview. */
  frame(): Promise<Frame>
  spent(): Promise<Spent>
  /** The window's script heap after garbage collection and the host's memory, in megabytes. */
  memory(): Promise<{ readonly heap: number; readonly host: number }>
  close(): Promise<void>
}

function writeSite(files: Readonly<Record<string, string>>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'galley-bench-')), 'site')
  writeFiles(folder, files)
  return folder
}

let browser: Promise<Browser> | undefined

function start(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({ args: browserFlags, ...(executablePath ? { executablePath } : {}) })
}

/** Opens a URL in another tab of the same browser. */
export async function openPageAt(address: string): Promise<Page> {
  browser ??= start()
  const page = await (await (await browser).newContext()).newPage()
  await page.goto(address, { timeout: 300_000 })
  return page
}

/** Closes the browser that all windows share. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

/** Returns the CPU time in milliseconds and the memory in megabytes of a process; nothing if the system does not provide them. */
function processOf(pid: number | undefined): { readonly cpu: number; readonly memory: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return {
      cpu: (Number(fields[11]) + Number(fields[12])) * 10,
      memory: (Number(fields[21]) * 4096) / 1e6,
    }
  } catch {
    return { cpu: Number.NaN, memory: Number.NaN } // only some systems have /proc
  }
}

async function metrics(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}

/** Opens the editor. Resolves when the tree and the preview are ready. */
export async function openWindow(files: Readonly<Record<string, string>>): Promise<Opened> {
  const folder = writeSite(files)
  const data = mkdtempSync(join(tmpdir(), 'galley-bench-data-'))
  browser ??= start()
  await browser
  const began = performance.now()
  const server = await serve([folder], data)
  const context = await (await browser).newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  // The compiler uses this helper to name functions.
  await page.addInitScript('globalThis.__name = value => value')
  await page.addInitScript(watchWindow)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const values = await metrics(session)
    const of = (name: string) => (values.get(name) ?? 0) * 1000
    return { main: of('TaskDuration'), script: of('ScriptDuration'), host: processOf(server.pid).cpu }
  }
  const frame = async () => {
    const shown = await (
      await page.waitForSelector('iframe[title="Preview"]', { timeout: 120_000 })
    ).contentFrame()
    if (!shown) throw new Error('The preview shows nothing.')
    await shown.waitForSelector('[data-body]')
    await shown.evaluate(watchFrame)
    return shown
  }
  await page.goto(server.url)
  await page.getByRole('tree', { name: 'Navigation' }).getByRole('treeitem').first().waitFor()
  await frame()
  return {
    opened: performance.now() - began,
    page,
    folder,
    session,
    frame,
    spent,
    memory: async () => {
      await session.send('HeapProfiler.collectGarbage')
      const heap = (await metrics(session)).get('JSHeapUsedSize') ?? Number.NaN
      return { heap: heap / 1e6, host: processOf(server.pid).memory }
    },
    close: async () => {
      await context.close()
      await server.stop()
      for (const path of [dirname(folder), data]) rmSync(path, { recursive: true, force: true })
    },
  }
}
