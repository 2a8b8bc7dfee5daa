import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** What a connection without a token is doing, in the order in which connections make room for a new one. */
const STATES = ['waiting', 'idle', 'answering'] as const
type State = (typeof STATES)[number]

/** Several times what the browsers of one person open. */
const MOST = 64
/** Every browser of this computer is one address; other addresses of the loopback network are not. */
const MOST_OF_PEER = 40

interface Connection {
  readonly peer: string
  state: State
}

/**
 * The connections that have not shown a token. A new one is always let in: beyond the limits, the connection
 * that has waited longest for the rest of its request makes room, then an idle one, and one that is being
 * answered only where there is no other.
 */
export class Connections {
  /** Those that have been in their state for the longest time come first. */
  readonly #open = new Map<Duplex, Connection>()

  constructor(server: Server) {
    server.on('connection', socket => this.#admit(socket))
    server.on('request', (request, response) => this.#follow(request, response))
  }

  /** The connection has shown the token: it no longer counts. */
  trust(socket: Duplex): void {
    this.#open.delete(socket)
  }

  #admit(socket: Socket): void {
    const peer = socket.remoteAddress ?? ''
    this.#open.set(socket, { peer, state: 'waiting' })
    socket.once('close', () => this.#open.delete(socket))
    const counts = this.#counts()
    if ((counts.get(peer) ?? 0) > MOST_OF_PEER) this.#dropOneOf(peer, socket)
    else if (this.#open.size > MOST) {
      const [largest] = [...counts].sort(([, a], [, b]) => b - a)
      if (largest) this.#dropOneOf(largest[0], socket)
    }
  }

  #counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>()
    for (const { peer } of this.#open.values()) counts.set(peer, (counts.get(peer) ?? 0) + 1)
    return counts
  }

  #dropOneOf(peer: string, newcomer: Duplex): void {
    const known = [...this.#open].filter(([socket, each]) => each.peer === peer && socket !== newcomer)
    const order = ({ state }: Connection) => STATES.indexOf(state)
    const [first] = known.sort(([, a], [, b]) => order(a) - order(b))
    if (!first) return
    const [socket] = first
    this.#open.delete(socket)
    socket.destroy()
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const { 'content-length': length = 0, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && Number(length) === 0) this.#enter(socket, 'answering')
    else request.once('end', () => !response.writableEnded && this.#enter(socket, 'answering'))
    response.once('close', () => this.#enter(socket, 'idle'))
  }

  #enter(socket: Duplex, state: State): void {
    const connection = this.#open.get(socket)
    if (!connection) return
    connection.state = state
    this.#open.delete(socket)
    this.#open.set(socket, connection)
  }
}
