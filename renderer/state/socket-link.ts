import { createBirpc } from 'birpc'
import type { Send } from '../../shared/rpc/connect.ts'
import { type Link, type LinkEvents, LinkLost, LinkRefused } from './link.ts'

interface HostSide {
  request(method: string, input: unknown): Promise<unknown>
  /** The person came back to the window: other programs may have changed files meanwhile. */
  focused(): void
}

/** Opens a socket to the loopback server that served this page. Rejects with {@link LinkRefused} where it does not let us in. */
export function socketLink(token: string, events: LinkEvents): Promise<Link> {
  const url = new URL('rpc', location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  const socket = new WebSocket(url, ['galley', `token.${token}`])
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(overSocket(socket, events)), { once: true })
    socket.addEventListener('close', () => reject(new LinkLost('The host does not answer.')), { once: true })
  })
}

/** The server closes a socket with this code when the window's work goes on over another. */
const MOVED = 4001

function overSocket(socket: WebSocket, events: LinkEvents): Link {
  const rpc = createBirpc<HostSide, { event(name: unknown, value: unknown): void }>(
    { event: events.event },
    {
      post: (message: string) => socket.send(message),
      on: listener => socket.addEventListener('message', ({ data }) => listener(data)),
      serialize: JSON.stringify,
      deserialize: JSON.parse,
      timeout: -1,
      onGeneralError: () => true,
    },
  )
  const focused = () => void rpc.focused.asEvent()
  window.addEventListener('focus', focused)
  socket.addEventListener('close', ({ code }) => {
    window.removeEventListener('focus', focused)
    rpc.$close(new LinkLost('The connection was cut.'))
    events.lost(code === MOVED ? 'moved' : 'cut')
  })
  const send: Send = async (method, input) => {
    if (socket.readyState !== WebSocket.OPEN) throw new LinkLost('The connection was cut.')
    try {
      return await rpc.request(method, input)
    } catch (error) {
      throw rpc.$closed ? new LinkLost('The connection was cut.') : error
    }
  }
  return { send }
}

const KEPT = 'galley.token'

/** The token that lets this window in: kept from before, or bought with the launch code in the address. */
export async function sessionToken(): Promise<string> {
  const code = new URLSearchParams(location.hash.slice(1)).get('code')
  if (code) {
    history.replaceState(null, '', location.pathname + location.search)
    const reply = await fetch(new URL('session', location.href), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    const answer: unknown = reply.ok ? await reply.json() : undefined
    const token = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'token') : undefined
    if (typeof token === 'string') sessionStorage.setItem(KEPT, token)
  }
  const token = sessionStorage.getItem(KEPT)
  if (!token) throw new LinkRefused('This address has been used before. Start Galley again.')
  return token
}
