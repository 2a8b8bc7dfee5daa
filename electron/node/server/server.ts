import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { message } from '../../../shared/messages/message.ts'
import { limits } from '../../../shared/rpc/limits.ts'
import type { NodeHost } from '../session/host.ts'
import { type Answer, COMMON, notFound, plain } from '../web/answer.ts'
import { type EditorAddresses, editorAnswer } from '../web/editor.ts'
import { type PreviewParts, previewAnswer } from '../web/preview.ts'
import type { ShippedFiles } from '../web/shipped.ts'
import { readJson } from './body.ts'
import { Connections } from './connections.ts'
import { objection, PREVIEW_PATH, pathOf } from './guard.ts'
import { AccessKeys } from './keys.ts'
import { serveSocket } from './socket.ts'

export interface ServerOptions {
  /** Creates the host, which gets the address where previews will be served. */
  readonly host: (previewBase: (capability: string) => string) => NodeHost
  /** The built editor. */
  readonly editor: ShippedFiles
  /** What pages of a site load in the preview. */
  readonly shipped: readonly ShippedFiles[]
  readonly scriptHash: string
  /** 0: any free port. */
  readonly port: number
  /** Serves the editor's pages in place of its built files. */
  readonly pages?: EditorPages
  /** Accepts the windows of a server that ran before, when one takes its place. */
  readonly keys?: AccessKeys
  /** Milliseconds until a slow request is dropped. */
  readonly patience?: Patience
}

/** Answers a request for a page of the editor that passed the guard. */
export type EditorPages = (
  request: IncomingMessage,
  response: ServerResponse,
  folders: EditorAddresses,
) => void

interface Patience {
  readonly headers: number
  readonly request: number
  readonly idle: number
  /** How often the first two are checked. */
  readonly look: number
}

const PATIENCE: Patience = { headers: 5_000, request: 10_000, idle: 5_000, look: 500 }

const LOOPBACK = '127.0.0.1'
const SOCKETS = 16

const answered = (response: ServerResponse, { status, headers, body }: Answer): void => {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** Sends a refusal over a socket that has no response object, and ends it. */
function refuseSocket(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy())
}

/**
 * Whether a request did not come in time. Browsers open connections before they need them, and may use one just when it
 * is closed: they would take a refusal for the reply to their request. When a connection ends without a word, they ask
 * again.
 */
const isLate = (error: Error): boolean => Reflect.get(error, 'code') === 'ERR_HTTP_REQUEST_TIMEOUT'

function listener(patience: Patience): Server {
  return createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.idle,
    connectionsCheckingInterval: patience.look,
    insecureHTTPParser: false,
  })
}

/** The editor on the loopback address, for this person's own browser. */
export class LoopbackServer {
  readonly host: NodeHost
  readonly #options: ServerOptions
  readonly #keys: AccessKeys
  readonly #server: Server
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    perMessageDeflate: false,
    handleProtocols: () => 'galley',
  })
  readonly #connections: Connections
  readonly #name: string
  #visits = 0
  readonly #places: EditorAddresses
  readonly #preview: PreviewParts

  private constructor(options: ServerOptions, server: Server, port: number) {
    this.#options = options
    this.#keys = options.keys ?? new AccessKeys()
    this.#server = server
    this.#connections = new Connections(server)
    this.#name = `${LOOPBACK}:${port}`
    const previewRoot = `${this.origin}${PREVIEW_PATH}`
    this.host = options.host(capability => `${previewRoot}${capability}/`)
    this.#places = { connect: [`ws://${this.#name}`], preview: previewRoot }
    this.#preview = { shipped: options.shipped, editor: this.origin, scriptHash: options.scriptHash }
    server.on('request', (request, response) => void this.#respond(request, response))
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head))
    server.on('connect', (_request, socket) => refuseSocket(socket, '405 Method Not Allowed'))
    server.on('clientError', (error, socket) =>
      isLate(error) ? socket.destroy() : refuseSocket(socket, '400 Bad Request'),
    )
    server.on('error', () => undefined)
  }

  /** Starts listening; rejects if the port is in use. */
  static async start(options: ServerOptions): Promise<LoopbackServer> {
    const server = listener(options.patience ?? PATIENCE)
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.port, LOOPBACK, () => {
        server.off('error', reject)
        resolve()
      })
    })
    const { port } = server.address() as AddressInfo
    return new LoopbackServer(options, server, port)
  }

  get origin(): string {
    return `http://${this.#name}`
  }

  /** An address that admits one window, once, within `lifetime` milliseconds. */
  launchUrl(lifetime?: number): string {
    return `${this.origin}/#code=${this.#keys.issue(lifetime)}`
  }

  /** How many windows have connected so far. */
  get visits(): number {
    return this.#visits
  }

  /** How many windows are connected. */
  get windows(): number {
    return this.#sockets.clients.size
  }

  /** Ends every connection, and drops unsaved work. */
  async close(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.close(1001)
    this.#server.closeAllConnections()
    for (const socket of this.#sockets.clients) socket.terminate()
    await new Promise(resolve => this.#server.close(resolve))
    await this.host.close()
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const answer = objection(request, this.#name) ?? (await this.#answer(request))
      if (answer === 'page') return this.#options.pages?.(request, response, this.#places)
      if (answer.status === 403) await setTimeout(this.#keys.delay)
      answered(response, answer)
      if (!request.complete) request.destroy()
    } catch {
      if (response.headersSent) response.destroy()
      else answered(response, plain(500, message('host:answers.failed')))
    }
  }

  async #answer(request: IncomingMessage): Promise<Answer | 'page'> {
    const path = pathOf(request) ?? '/'
    if (path === '/session') return this.#session(request)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, message('host:answers.onlyGet'))
    if (path.startsWith(PREVIEW_PATH)) return this.#previewed(request, path.slice(PREVIEW_PATH.length))
    return this.#options.pages ? 'page' : editorAnswer(this.#options.editor, path, this.#places)
  }

  async #session(request: IncomingMessage): Promise<Answer> {
    if (request.method !== 'POST') return plain(405, message('host:answers.onlyPost'))
    if (request.headers['content-type'] !== 'application/json')
      return plain(415, message('host:answers.onlyJson'))
    if (request.headers.origin !== this.origin) return plain(403, message('host:answers.otherSite'))
    const body = await readJson(request, 1024)
    const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined
    const token = this.#keys.redeem(code)
    if (token === undefined) return plain(403, message('host:answers.used'))
    const headers = { ...COMMON, 'content-type': 'application/json', 'cache-control': 'no-store' }
    return { status: 200, headers, body: JSON.stringify({ token }) }
  }

  async #previewed(request: IncomingMessage, below: string): Promise<Answer> {
    const end = below.indexOf('/')
    const capability = below.slice(0, Math.max(end, 0))
    const source = this.host.previewed(capability)
    if (!source) return notFound
    const base = `${this.origin}${PREVIEW_PATH}${capability}/`
    const { range } = request.headers
    try {
      const path = decodeURIComponent(below.slice(end + 1))
      return await previewAnswer(this.#preview, { source, base, path, ...(range !== undefined && { range }) })
    } catch {
      return notFound // an address that cannot be decoded, a file that may not be read
    }
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const offered = (request.headers['sec-websocket-protocol'] ?? '').split(/,\s*/)
    const token = offered.find(name => name.startsWith('token.'))?.slice('token.'.length)
    const refused =
      objection(request, this.#name) !== undefined ||
      request.headers.origin !== this.origin ||
      request.url !== '/rpc' ||
      !offered.includes('galley') ||
      !this.#keys.accepts(token)
    if (refused) {
      await setTimeout(this.#keys.delay)
      return refuseSocket(socket, '403 Forbidden')
    }
    if (this.windows >= SOCKETS) return refuseSocket(socket, '503 Service Unavailable')
    this.#connections.trust(socket)
    this.#sockets.handleUpgrade(request, socket, head, (opened: WebSocket) => {
      this.#visits++
      serveSocket(opened, this.host)
    })
  }
}
