import { EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningChromium, startChromium } from './chromium.ts'
import { onOrder, tell } from './control.ts'
import { takeLock } from './instance-lock.ts'

/** What the app allows pages to do. */
export interface Guards {
  check(contents: unknown, permission: string, origin: string): boolean
}

/** The session of all windows, which knows the permissions. Without a handler, Electron grants all of them. */
class Session {
  guards: Guards = { check: () => true }

  setPermissionRequestHandler(): void {}
  setPermissionCheckHandler(check: Guards['check']): void {
    this.guards = { check }
  }
  setDevicePermissionHandler(): void {}
  setDisplayMediaRequestHandler(): void {}
}

const session = new Session()

const paths = new Map<string, string>()
let chromium: Promise<RunningChromium> | undefined
let ready: Promise<void> | undefined
let closeWindows: () => Promise<void> = async () => undefined

/** The Chromium of the app, started with the app. */
export function runningChromium(): Promise<RunningChromium> {
  if (!chromium) throw new Error('The app is not ready: windows are made later.')
  return chromium
}

/** What the app decided about permissions. */
export const guards = (): Guards => session.guards

/** Sets how all windows are closed when the app quits. */
export function onQuit(close: () => Promise<void>): void {
  closeWindows = close
}

async function exit(code: number): Promise<void> {
  const running = await chromium
  if (running) {
    // Until it has ended, it writes to its profile.
    const ended = new Promise(resolve => running.process.once('exit', resolve))
    await running.devtools.browser.send('Browser.close').catch(() => undefined)
    if (running.process.exitCode === null) await ended
  }
  process.exit(code)
}

async function quit(): Promise<void> {
  app.emit('before-quit')
  await closeWindows()
  let isPrevented = false
  app.emit('will-quit', { preventDefault: () => (isPrevented = true) })
  if (!isPrevented) await exit(0)
}

async function start(): Promise<void> {
  chromium = startChromium(join(paths.get('userData') ?? tmpdir(), 'chromium'))
  tell({ kind: 'started', endpoint: (await chromium).endpoint })
  app.emit('session-created', session)
}

/** The app: its life, its paths and its single instance. */
export const app = Object.assign(new EventEmitter(), {
  isPackaged: false,
  getAppPath: () => process.cwd(),
  enableSandbox: () => undefined,
  setPath: (name: string, path: string) => void paths.set(name, path),
  addRecentDocument: () => undefined,
  getPreferredSystemLanguages: () => [new Intl.NumberFormat().resolvedOptions().locale],
  clearRecentDocuments: () => undefined,
  setJumpList: () => undefined,
  requestSingleInstanceLock: (): boolean =>
    takeLock(paths.get('userData') ?? tmpdir(), ({ argv, cwd }) =>
      app.emit('second-instance', {}, argv, cwd),
    ),
  whenReady: (): Promise<void> => {
    ready ??= start()
    return ready
  },
  quit: () => void (chromium ? quit() : process.exit()),
  exit: (code: number) => void exit(code),
})

onOrder('quit', () => app.quit())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit())
