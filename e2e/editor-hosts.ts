import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { _electron, test as base, expect, type Page } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A copy of a repository, opened in the editor. */
export interface Editor {
  readonly page: Page
  /** The folder that is open; empty on the start screen. */
  readonly folder: string
  /** What the host takes for the person's home folder. */
  readonly home: string
  /** Opens the same folder once more, in a program of its own. */
  again(): Promise<Page>
  /** What a file holds on disk now. */
  disk(file: string): string
}

interface Running {
  readonly page: Page
  stop(): Promise<void>
}

/** Resolves with the address that the command line prints when the editor can be opened. */
function readyUrl(host: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = ''
    const read = (chunk: Buffer) => {
      seen += chunk
      const url = /Galley is ready at (\S+)/.exec(seen)?.[1]
      if (url) resolve(url)
    }
    host.stdout?.on('data', read)
    host.stderr?.on('data', read)
    host.once('error', reject)
    host.once('exit', code => reject(new Error(`The host ended with ${code}:\n${seen}`)))
  })
}

/** The variables that keep a host away from what belongs to the person who runs the tests. */
const surroundings = (home: string) => ({
  ...process.env,
  GALLEY_DATA: join(home, '.galley'),
  HOME: home,
  USERPROFILE: home,
})

/** The address of an editor served to the browser, and how to end it. */
export async function serve(args: readonly string[], home: string) {
  const host = spawn(
    process.execPath,
    [join(root, 'dist/electron/cli.js'), 'open', ...args, '--browser', '--no-open'],
    { env: surroundings(home) },
  )
  const url = await readyUrl(host)
  return {
    url,
    pid: host.pid,
    stop: () =>
      new Promise<void>(resolve => {
        if (host.exitCode !== null || host.signalCode !== null) return resolve()
        host.once('exit', () => resolve())
        host.kill('SIGTERM')
      }),
  }
}

async function inElectron(args: readonly string[], home: string): Promise<Running> {
  const app = await _electron.launch({ args: [root, ...args], env: surroundings(home) })
  return { page: await app.firstWindow(), stop: () => app.close() }
}

async function inBrowser(page: Page, args: readonly string[], home: string): Promise<Running> {
  const server = await serve(args, home)
  await page.goto(server.url)
  return { page, stop: server.stop }
}

/** A folder with a copy of `source`: a path in this project, or anywhere. */
export function copyOf(source: string, below = mkdtempSync(join(tmpdir(), 'galley-e2e-'))): string {
  const folder = join(below, 'site')
  cpSync(resolve(root, source), folder, { recursive: true })
  return folder
}

/** Removes a folder in which a program that was just ended may have written a moment ago. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })

interface Fixtures {
  /**
   * Opens a copy of a repository; an empty name opens the start screen. `prepare` gets the copy, or the home
   * folder, before anything is opened.
   */
  readonly openEditor: (source: string, prepare?: (folder: string) => void) => Promise<Editor>
}

/** The journeys run against the loopback host, or with `HOST=electron` against the app. */
export const test = base.extend<Fixtures>({
  openEditor: async ({ page }, use) => {
    const running: Running[] = []
    const homes: string[] = []
    const start = async (where: () => Promise<Page> | Page, args: readonly string[], home: string) => {
      const isApp = process.env.HOST === 'electron'
      const one = isApp ? await inElectron(args, home) : await inBrowser(await where(), args, home)
      running.push(one)
      return one.page
    }
    await use(async (source, prepare) => {
      const home = realpathSync(mkdtempSync(join(tmpdir(), 'galley-e2e-')))
      homes.push(home)
      const folder = source ? copyOf(source, home) : ''
      prepare?.(folder || home)
      const args = folder ? [folder] : []
      return {
        page: await start(() => page, args, home),
        folder,
        home,
        again: () => start(() => page.context().newPage(), args, home),
        disk: file => readFileSync(join(folder, file), 'utf8'),
      }
    })
    await Promise.all(running.map(one => one.stop()))
    for (const home of homes) removeFolder(home)
  },
})

export { expect }
