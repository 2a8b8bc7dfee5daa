import { EventEmitter } from 'node:events'
import WebSocket from 'ws'

type Fields = Readonly<Record<string, unknown>>

/** What Chromium sends: the result of a command, or an event. */
interface Received {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
  readonly method?: string
  readonly params?: unknown
  readonly sessionId?: string
}

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/** A session with the browser, a page, a frame or a worker. Its events are named after those of the protocol. */
export class DevToolsSession extends EventEmitter {
  readonly id: string | undefined
  readonly #connection: DevTools

  constructor(connection: DevTools, id: string | undefined) {
    super()
    this.id = id
    this.#connection = connection
  }

  /** Sends a command, and returns its result. */
  send<Result = Fields>(method: string, params: Fields = {}): Promise<Result> {
    return this.#connection.send(method, params, this.id)
  }
}

/** A connection to Chromium through the DevTools protocol. */
export class DevTools {
  readonly browser = new DevToolsSession(this, undefined)
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, Waiting>()
  readonly #sessions = new Map<string, DevToolsSession>()
  #last = 0

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', data => this.#receive(JSON.parse(String(data))))
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Chromium has ended.'))
      this.#waiting.clear()
      this.browser.emit('ended')
    })
  }

  static async connect(url: string): Promise<DevTools> {
    const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 2 ** 28 })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return new DevTools(socket)
  }

  /** The session with this id. */
  session(id: string): DevToolsSession {
    const session = this.#sessions.get(id) ?? new DevToolsSession(this, id)
    this.#sessions.set(id, session)
    return session
  }

  send<Result>(method: string, params: Fields, sessionId: string | undefined): Promise<Result> {
    const id = ++this.#last
    this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }))
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  #receive({ id, result, error, method, params, sessionId }: Received): void {
    if (id === undefined) {
      const session = sessionId === undefined ? this.browser : this.session(sessionId)
      if (method !== undefined) session.emit(method, params)
      return
    }
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(new Error(error.message))
    else waiting?.resolve(result as never)
  }
}
