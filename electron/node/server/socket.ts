import { createBirpc } from 'birpc'
import type { WebSocket } from 'ws'
import type { Reply } from '../../../shared/rpc/reply.ts'
import type { NodeHost } from '../session/host.ts'

/** What we may call in the window. */
interface WindowSide {
  event(name: string, value: unknown): void
}

/** What the window may call. */
interface HostSide {
  request(method: unknown, input: unknown): Promise<Reply>
  /** The person returned to the window. */
  focused(): void
}

const CALLS: readonly unknown[] = ['request', 'focused'] satisfies (keyof HostSide)[]

const PING = 30_000
/** Close code: the window's session moved to another wire. */
const REPLACED = 4001

/** Reads one frame; throws if it is not a request. */
function readFrame(data: unknown): { readonly t: 'q' } & Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(String(data))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { i, m, a } = value as Readonly<Record<string, unknown>>
    const known = (i === undefined || typeof i === 'string') && CALLS.includes(m) && Array.isArray(a)
    if (known && Reflect.get(value, 't') === 'q') return { t: 'q', i, m, a: a.slice(0, 2) }
  }
  throw new Error('The frame is no request.')
}

/** Ends a socket whose other side no longer answers. */
function watchPulse(socket: WebSocket): void {
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  const timer = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, PING).unref()
  socket.once('close', () => clearInterval(timer))
}

/** Connects the window at the other end of the socket to the host. */
export function serveSocket(socket: WebSocket, host: NodeHost): void {
  const tell = (name: string, value: unknown) => void window.event.asEvent(name, value)
  const wire = host.connect({ send: tell, replaced: () => socket.close(REPLACED) })
  const window = createBirpc<WindowSide, HostSide>(
    { request: (method, input) => wire.request(method, input), focused: () => wire.focused() },
    {
      post: (message: string) => {
        if (socket.readyState === socket.OPEN) socket.send(message)
      },
      on: listener => socket.on('message', data => listener(data)),
      serialize: JSON.stringify,
      deserialize: readFrame,
      timeout: -1,
      onGeneralError: () => true,
    },
  )
  watchPulse(socket)
  socket.on('error', () => socket.terminate())
  socket.once('close', () => {
    window.$close()
    wire.end()
  })
}
