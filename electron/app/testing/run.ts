import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reply } from '../../../shared/rpc/reply.ts'
import { makeFolder, removeFolder } from '../../node/testing/temporary-folders.ts'
import { app, type BrowserWindow, channels, protocols, windows } from './stand-in.ts'

/** The app, running on a fake Electron, with a site open. */
export interface RunningApp {
  readonly base: string
  readonly window: BrowserWindow
  /** Sends a request over the only channel, from the sender in `event`. */
  request(event: unknown, method: unknown, input?: unknown): Promise<Reply>
  /** The event of a request from the editor itself. */
  fromEditor(): unknown
  /** The response of one of the app's own schemes. */
  fetched(address: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

const SITE: Readonly<Record<string, string>> = {
  'canary.txt': 'CANARY',
  'repo/docs.json': '{"name":"Site","navigation":[{"group":"A","pages":["a"]}]}',
  'repo/a.md': 'Hello.\n',
  'repo/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** Starts the app; `start` loads it once its environment is prepared, and gets the folder of its data. */
export async function runApp(start: (base: string) => Promise<void>): Promise<RunningApp> {
  const base = makeFolder('app')
  mkdirSync(join(base, 'repo'))
  for (const [name, text] of Object.entries(SITE)) writeFileSync(join(base, name), text)
  process.env.GALLEY_DATA = base
  process.argv = ['electron', '--flag=1', 'app', join(base, 'repo')]
  await start(base)
  const [window] = windows
  if (!window) throw new Error('The app opened no window.')
  return {
    base,
    window,
    request: async (event, method, input = {}) =>
      (await channels.get('request')?.(event, method, input)) as Reply,
    fromEditor: () => ({ sender: window.webContents, senderFrame: window.webContents.mainFrame }),
    fetched: async (address, init) => {
      const handler = protocols.get(new URL(address).protocol.slice(0, -1))
      return (await handler?.(new Request(address, init))) as Response
    },
    stop: async () => {
      const quit = new Promise<void>(resolve => app.once('quit', () => resolve()))
      app.emit('will-quit', { preventDefault: () => undefined })
      await quit
      removeFolder(base)
    },
  }
}
