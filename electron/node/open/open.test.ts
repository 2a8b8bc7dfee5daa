import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { saying } from '../../../shared/messages/testing/saying.ts'
import { findProduct } from '../base/product.ts'
import { makeFolder, removeFolder } from '../testing/temporary-folders.ts'
import { findElectron } from './electron.ts'
import { runElectron } from './run-electron.ts'

// Whole processes, as a person or a script starts them.

const cli = join(findProduct().root, 'dist', 'electron', 'cli.js')
const base = makeFolder('open')
beforeAll(() => {
  if (!existsSync(cli)) throw new Error('These tests need the built product: npm run build')
  mkdirSync(join(base, 'repo'))
  writeFileSync(join(base, 'repo/docs.json'), '{"name":"Site","navigation":[]}')
})
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  removeFolder(base)
})

interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  /** Everything that was printed so far. */
  printed(): string
  /** Resolves with the address that is printed after this text. */
  address(after: RegExp): Promise<string>
}

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, GALLEY_DATA: join(base, 'data'), ...env },
  })
  children.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += chunk))
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const address = (after: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = new RegExp(`${after.source} (\\S+)\\s`).exec(printed)?.[1]
        if (found) resolve(found)
      }
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
      child.once('close', () => reject(new Error(`It never said so: ${printed}`)))
      look()
    })
  return { child, ended, printed: () => printed, address }
}

async function openWindow(url: string): Promise<{ readonly socket: WebSocket; readonly token: string }> {
  const { origin, hash } = new URL(url)
  const reply = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ code: hash.slice('#code='.length) }),
  })
  const { token } = (await reply.json()) as { token: string }
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/rpc`, ['galley', `token.${token}`], {
    origin,
  })
  await new Promise(resolve => socket.once('open', resolve))
  return { socket, token }
}

test('without a window it prints where the editor is, keeps running, and ends on a signal', async () => {
  const running = start(['open', join(base, 'repo'), '--browser', '--no-open'])
  const { socket, token } = await openWindow(await running.address(/Galley is ready at/))
  socket.close()
  const again = await running.address(/The window was closed\. Open/)
  const second = await openWindow(again)
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  expect(running.printed()).not.toContain(token)
  await expect(fetch(new URL(again).origin)).rejects.toThrow()
  second.socket.terminate()
})

const onPosix = test.runIf(process.platform !== 'win32')

// Covers L05, L14, L15
onPosix('with a window, it ends after the window and cleans up', async () => {
  const browser = join(base, 'browser.sh')
  writeFileSync(browser, `#!/bin/sh\necho "$@" > ${join(base, 'asked')}\nsleep 60\n`)
  chmodSync(browser, 0o755)
  const running = start([join(base, 'repo'), '--browser'], { GALLEY_BROWSER: `${browser} --quiet` })
  const printed = await running.address(/Galley is ready at/)
  const asked = () => (existsSync(join(base, 'asked')) ? readFileSync(join(base, 'asked'), 'utf8') : '')
  await expect
    .poll(asked)
    .toMatch(/^--quiet --app=file:\/\/\S+\/open\.html --user-data-dir=\S+galley-window-/)
  const { port } = new URL(printed)
  expect(asked()).not.toMatch(`code=|${port}`)

  const file = fileURLToPath(/--app=(\S+)/.exec(asked())?.[1] ?? '')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
  // Only the superuser can try this as another person.
  const asOther = ['--reuid=65534', '--regid=65534', '--clear-groups', 'cat', file]
  if (process.getuid?.() === 0) expect(spawnSync('setpriv', asOther).status).not.toBe(0)
  const url = /url=([^"]+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  expect(url).not.toBe(printed)
  const { socket } = await openWindow(url)
  const other = await openWindow(printed)
  socket.close()
  other.socket.close()
  expect(await running.ended).toBe(0)
  expect(existsSync(file)).toBe(false)
})

onPosix('a browser that does not start is reported, and the editor keeps running', async () => {
  const running = start([join(base, 'repo'), '--browser'], { GALLEY_BROWSER: 'false' })
  const url = await running.address(/The browser exited before it showed the editor\. Open/)
  const { socket } = await openWindow(url)
  running.child.kill('SIGINT')
  expect(await running.ended).toBe(0)
  socket.terminate()
})

// Covers E13
test('E13: Electron is looked for and never downloaded', () => {
  expect(findElectron(base)).toEqual({ missing: saying(/isn’t installed/) })
  mkdirSync(join(base, 'node_modules/electron/dist'), { recursive: true })
  writeFileSync(join(base, 'package.json'), '{}')
  writeFileSync(join(base, 'node_modules/electron/package.json'), '{"name":"electron"}')
  writeFileSync(join(base, 'node_modules/electron/index.js'), 'throw new Error("It was loaded.")')
  expect(findElectron(base)).toEqual({ missing: saying(/isn’t installed/) })
  writeFileSync(join(base, 'node_modules/electron/path.txt'), 'electron')
  expect(findElectron(base)).toEqual({ missing: saying(/isn’t installed/) })
})

onPosix('output of Electron is passed on, and how it ended is known', async () => {
  const program = join(base, 'electron.sh')
  const ending = async (script: string) => {
    writeFileSync(program, `#!/bin/sh\n${script}\n`)
    chmodSync(program, 0o755)
    return runElectron(program, base, undefined)
  }
  expect(await ending('echo "Galley is ready at app://ui/"; exit 0')).toEqual({ ready: true, code: 0 })
  expect(await ending('echo "cannot open display" >&2; exit 7')).toEqual({ ready: false, code: 7 })
  expect(await runElectron(join(base, 'missing'), base, undefined)).toEqual({ ready: false, code: 1 })
})
