import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import type { News, Order } from './control.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The app, running in the stand-in. */
export interface StandIn {
  readonly context: BrowserContext
  readonly page: Page
  /** Everything that the stand-in reported. */
  readonly news: readonly News[]
  order(order: Order): void
  stop(): Promise<void>
}

/** Starts the built main process with the stand-in in the place of Electron. */
export function startMain(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const register = new URL('./register.mjs', import.meta.url).href
  return fork(join(root, 'dist/electron/main.js'), [...args], {
    cwd: root,
    env,
    execArgv: ['--import', register],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
}

function endpointOf(main: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    main.on('message', (news: News) => news.kind === 'started' && resolve(news.endpoint))
    main.once('exit', code => reject(new Error(`The app ended with ${code}.`)))
  })
}

const WINDOW = { width: 1280, height: 800 }

/** Starts the app, and returns its first window once the editor is shown. */
export async function launchStandIn(args: readonly string[], env: NodeJS.ProcessEnv): Promise<StandIn> {
  const news: News[] = []
  const main = startMain(args, env)
  main.on('message', (one: News) => news.push(one))
  const ended = new Promise<void>(resolve => main.once('exit', () => resolve()))
  const browser = await chromium.connectOverCDP(await endpointOf(main))
  const context = browser.contexts()[0]
  if (!context) throw new Error('Chromium has no context.')
  // Playwright would answer in the place of the app.
  context.on('dialog', () => undefined)
  const page = context.pages()[0] ?? (await context.waitForEvent('page'))
  await expect.poll(() => page.url()).toContain('ui.app.test')
  await page.setViewportSize(WINDOW)
  return {
    context,
    page,
    news,
    order: order => void main.send(order),
    stop: async () => {
      await browser.close()
      // Windows has no signal that lets a program end by itself.
      if (main.connected) main.send({ kind: 'quit' } satisfies Order)
      await ended
    },
  }
}
