import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import type { Welcome } from '../../../shared/project/base/model.ts'
import type { Reply } from '../../../shared/rpc/reply.ts'
import { noIcons } from '../../../shared/site/base/icons.ts'
import { shippedAt } from '../../../shared/site/base/shipped.ts'
import { LoopbackServer, type ServerOptions } from '../server/server.ts'
import { NodeHost } from '../session/host.ts'
import { ShippedFiles } from '../web/shipped.ts'
import { makeFolder, removeFolder } from './temporary-folders.ts'

// A loopback server on folders of its own, and the ways in which tests talk to it.

const FILES: Readonly<Record<string, string>> = {
  'canary.txt': 'CANARY',
  'editor/index.html':
    '<!doctype html><title>Galley</title><script type="module" src="/assets/main.js"></script>',
  'editor/assets/main.js': 'document.title += " runs"',
  'site/site.css': 'body{}',
  'site/font.woff2': 'font',
  'repo/docs.json': '{"name":"Site","navigation":[{"group":"A","pages":["intro"]}]}',
  'repo/intro.md': '---\ntitle: Intro\n---\n\nHello.\n',
  'repo/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'repo/evil.html': '<script>alert(1)</script>',
  'repo/film.mp4': '0123456789',
  'repo/.env': 'CANARY',
}

/** Folders for a server: the editor, the site's own files, a repository, and a file beside them that nobody may read. */
export class ServerFixture {
  readonly base = makeFolder('server')
  readonly root = join(this.base, 'repo')

  constructor() {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(join(this.base, path, '..'), { recursive: true })
      writeFileSync(join(this.base, path), text)
    }
  }

  /** Starts a server, by default with the time limits of the product. */
  start(options: Pick<ServerOptions, 'patience'> = {}): Promise<LoopbackServer> {
    const at = (name: string) => join(this.base, name)
    const system = 'linux'
    return LoopbackServer.start({
      host: previewBase =>
        new NodeHost({
          abilities: { kind: 'loopback', nativeDialogs: false, dropFolder: false, nativeMenu: false, system },
          data: at('data'),
          documents: at('documents'),
          resources: at('resources'),
          site: { icons: noIcons, shipped: shippedAt(name => `galley/${name}`) },
          previewBase,
        }),
      editor: new ShippedFiles(at('editor')),
      shipped: [new ShippedFiles(at('site'))],
      scriptHash: 'sha256-x',
      port: 0,
      ...options,
    })
  }

  remove(): void {
    removeFolder(this.base)
  }
}

/** Posts to the endpoint that redeems launch codes. */
export const session = (
  server: Pick<LoopbackServer, 'origin'>,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(`${server.origin}/session`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: server.origin, ...headers },
  })

export const launchCode = (server: LoopbackServer): string =>
  new URL(server.launchUrl()).hash.slice('#code='.length)

export async function newToken(server: LoopbackServer): Promise<string> {
  const reply = await session(server, { code: launchCode(server) })
  const { token } = (await reply.json()) as { token: string }
  return token
}

const portOf = (server: LoopbackServer): number => Number(new URL(server.origin).port)

/** Sends bytes unchanged, and returns what arrives until the other side closes, or is silent for that number of milliseconds. */
export function raw(server: LoopbackServer, bytes: string | Uint8Array, wait = 30_000): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(portOf(server), '127.0.0.1')
    let seen = ''
    const end = () => {
      socket.destroy()
      resolve(seen)
    }
    socket.setTimeout(wait, end)
    socket.on('data', chunk => {
      seen += chunk
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.write(bytes)
  })
}

/** Requests an address exactly as it is written. */
export const get = (
  server: LoopbackServer,
  path: string,
  headers = '',
  host = `127.0.0.1:${portOf(server)}`,
) => raw(server, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`)

export const status = (reply: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 0)

/** The headers of a request for a socket. */
interface Upgrade {
  readonly origin?: string
  readonly path?: string
  readonly host?: string
}

/** Tries to open a socket; returns the protocol it was accepted with, or the refusal. */
export function tryUpgrade(
  server: LoopbackServer,
  protocols: string[],
  { origin, path = '/rpc', host }: Upgrade = {},
) {
  return new Promise<string>(resolve => {
    const socket = new WebSocket(`ws://127.0.0.1:${portOf(server)}${path}`, protocols, {
      ...(origin && { origin }),
      headers: host ? { host } : {},
    })
    socket.on('open', () => {
      resolve(`open ${socket.protocol}`)
      socket.close()
    })
    socket.on('unexpected-response', (_request, response) => {
      resolve(String(response.statusCode))
      socket.terminate()
    })
    socket.on('error', () => resolve('error'))
  })
}

/** A window at the other end of a socket. */
interface TestWindow {
  readonly socket: WebSocket
  readonly welcome: Welcome
  /** The code of a failure, `value` or `bug`. */
  outcome(method: string, input?: unknown): Promise<string>
  value<T>(method: string, input?: unknown): Promise<T>
}

/** Connects a window, as the editor does. */
export async function openWindow(
  server: Pick<LoopbackServer, 'origin'>,
  token: string,
  window: string,
): Promise<TestWindow> {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/rpc`, ['galley', `token.${token}`], {
    origin: server.origin,
  })
  await new Promise(resolve => socket.once('open', resolve))
  const waiting = new Map<string, (reply: Reply) => void>()
  socket.on('message', data => {
    const { t, i, r } = JSON.parse(String(data))
    if (t === 's') waiting.get(i)?.(r)
  })
  const call = (method: string, input: unknown) =>
    new Promise<Reply>(resolve => {
      const i = randomBytes(4).toString('hex')
      waiting.set(i, resolve)
      socket.send(JSON.stringify({ t: 'q', i, m: 'request', a: [method, input] }))
    })
  const value = async <T>(method: string, input: unknown = {}): Promise<T> => {
    const reply = await call(method, input)
    if (reply.kind === 'value') return reply.value as T
    throw new Error(JSON.stringify(reply))
  }
  const outcome = async (method: string, input: unknown = {}) => {
    const reply = await call(method, input)
    return reply.kind === 'failure' ? reply.failure.code : reply.kind
  }
  return { socket, value, outcome, welcome: await value<Welcome>('connect', { window }) }
}

export const closed = (socket: WebSocket) => new Promise<number>(resolve => socket.once('close', resolve))
