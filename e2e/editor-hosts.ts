import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { _electron, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { HostProcesses, readyUrl, serving } from './host-processes.ts'
import { closeTabs, openTab, restTab } from './profile.ts'
import { launchStandIn, startMain } from './stand-in/launch.ts'
import { electronSystem, type System, standInSystem } from './system.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A copy of a repository, opened in the editor. */
export interface Editor {
  readonly page: Page
  /** The open folder; empty on the start screen. */
  readonly folder: string
  /** The home folder as seen by the host. */
  readonly home: string
  /** The dialogs and the menu bar of the system, if the editor is an app; in a browser it has its own. */
  readonly system: System | undefined
  /** Opens the same folder again in a separate process. */
  again(): Promise<Page>
  /** Returns the current content of a file on disk. */
  disk(file: string): string
}

interface Running {
  readonly page: Page
  readonly system?: System
  /** Starts the app again where only one can run: the window opens in the first one. */
  again?(): Promise<Page>
  stop(): Promise<void>
}

const ownFolders = (home: string) => ({ GALLEY_DATA: join(home, '.galley'), HOME: home, USERPROFILE: home })

/** The environment that keeps a host away from the data of the person who runs the tests. */
export const surroundings = (home: string) => ({ ...process.env, ...ownFolders(home) })

/** The URL of an editor served to the browser by a process of its own, and a way to stop it. */
export async function serve(args: readonly string[], home: string) {
  const host = spawn(process.execPath, [join(root, 'dist/electron/cli.js'), ...serving(args)], {
    env: surroundings(home),
  })
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
  const [own, env] = [[root, ...args], surroundings(home)]
  const app = await _electron.launch({ args: own, env })
  const system = await electronSystem(app)
  const again = async () => {
    const opened = app.waitForEvent('window')
    spawn(app.process().spawnfile, own, { env, stdio: 'ignore' })
    return opened
  }
  return { page: await app.firstWindow(), system, again, stop: () => app.close() }
}

async function inStandIn(args: readonly string[], home: string): Promise<Running> {
  const env = surroundings(home)
  const app = await launchStandIn(args, env)
  const { page, context, stop } = app
  const again = async () => {
    const opened = context.waitForEvent('page')
    startMain(args, env)
    return opened
  }
  return { page, system: standInSystem(app), again, stop }
}

async function inBrowser(
  page: Page,
  hosts: HostProcesses,
  args: readonly string[],
  home: string,
): Promise<Running> {
  const server = await hosts.serve(args, ownFolders(home))
  await page.goto(server.url)
  const stop = async () => {
    await restTab(page)
    await server.stop()
  }
  return { page, stop }
}

/** Returns a folder with a copy of `source`, a path inside or outside this project. */
export function copyOf(source: string, below = mkdtempSync(join(tmpdir(), 'galley-e2e-'))): string {
  const folder = join(below, 'site')
  cpSync(resolve(root, source), folder, { recursive: true })
  return folder
}

/** Removes a folder that a program which has just ended may still have written to. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })

/** The hosts that are apps, by their names in `HOST`. */
const APPS: Readonly<Record<string, (args: readonly string[], home: string) => Promise<Running>>> = {
  electron: inElectron,
  'stand-in': inStandIn,
}

interface Fixtures {
  /**
   * Opens a copy of a repository; an empty name opens the start screen. `prepare` receives the copy, or the home
   * folder, before anything is opened.
   */
  readonly openEditor: (source: string, prepare?: (folder: string) => void) => Promise<Editor>
}

interface Kept {
  readonly hosts: HostProcesses
  /** What the browser keeps between the journeys of a worker: the scripts of the editor, compiled. */
  readonly profile: BrowserContext
}

/** Test for journeys in the editor: with the loopback host, or with the app if `HOST` is `electron` or `stand-in`. */
export const test = base.extend<Fixtures, Kept>({
  hosts: [
    async ({ browserName: _ }, use) => {
      const hosts = new HostProcesses()
      await use(hosts)
      hosts.close()
    },
    { scope: 'worker' },
  ],
  profile: [
    async ({ browser }, use) => {
      const profile = await browser.newContext()
      await use(profile)
      await profile.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ profile, hosts, viewport, colorScheme }, use) => {
    const page = await openTab(profile, hosts.origins)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, media: null, reducedMotion: null })
    await use(page)
    await closeTabs(profile)
  },
  openEditor: async ({ page, hosts }, use) => {
    const running: Running[] = []
    const homes: string[] = []
    const start = async (
      where: () => Promise<Page> | Page,
      args: readonly string[],
      home: string,
    ): Promise<Pick<Running, 'page' | 'system'>> => {
      const first = running[0]
      if (first?.again) return { page: await first.again() }
      const app = APPS[process.env.HOST ?? '']
      const one = app ? await app(args, home) : await inBrowser(await where(), hosts, args, home)
      running.push(one)
      return one
    }
    await use(async (source, prepare) => {
      const home = realpathSync(mkdtempSync(join(tmpdir(), 'galley-e2e-')))
      homes.push(home)
      const folder = source ? copyOf(source, home) : ''
      prepare?.(folder || home)
      const args = folder ? [folder] : []
      const opened = await start(() => page, args, home)
      return {
        page: opened.page,
        system: opened.system,
        folder,
        home,
        again: async () => (await start(() => page.context().newPage(), args, home)).page,
        disk: file => readFileSync(join(folder, file), 'utf8'),
      }
    })
    await Promise.all(running.map(one => one.stop()))
    for (const home of homes) removeFolder(home)
  },
})

export { expect }
