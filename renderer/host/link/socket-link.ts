import { createBirpc } from 'birpc'
import type { Send } from '../../../shared/rpc/connect.ts'
import { type Link, type LinkEvents, LinkLost } from './link.ts'
import type { PatchSource } from './patch-feed.ts'
import SocketWorker from './socket.worker.ts?worker'
import type { FromSocket, ToSocket } from './socket-messages.ts'

interface HostSide {
  request(method: string, input: unknown): Promise<unknown>
  /** The window has the focus again: other programs may have changed files meanwhile. */
  focused(): void
}

/** The server closes a socket with this code when another socket of the window replaces it. */
const MOVED = 4001

/** Opens sockets to the loopback server that served this page, one after the other. */
interface Sockets {
  /** Rejects with {@link LinkLost} if the server rejects this window. */
  open(token: string, events: LinkEvents): Promise<Link>
}

/** The sockets of a window, all in one worker thread. */
export function createSockets(): Sockets {
  let thread: Worker | undefined
  let attached = 0
  const nextId = () => ++attached
  const open: Sockets['open'] = (token, events) => {
    const url = new URL('rpc', location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.hash = ''
    thread ??= new SocketWorker()
    const worker = thread
    const tell = (message: ToSocket) => worker.postMessage(message)
    return new Promise((resolve, reject) => {
      const end = new AbortController()
      const { signal } = end
      let lost = (_code?: number) => reject(new LinkLost('Galley does not respond.'))
      const close = (code?: number) => {
        end.abort()
        lost(code)
      }
      const hear = ({ data }: MessageEvent<FromSocket>) => {
        if (data.kind === 'closed') close(data.code)
        if (data.kind !== 'opened') return
        const { link, cut } = linkOver(worker, { ...events, signal, nextId })
        lost = cut
        resolve(link)
      }
      const broke = () => {
        thread = undefined
        worker.terminate()
        close()
      }
      worker.addEventListener('message', hear, { signal })
      worker.addEventListener('error', broke, { signal })
      tell({ kind: 'open', url: url.href, token })
    })
  }
  return { open }
}

interface SocketLife extends LinkEvents {
  readonly signal: AbortSignal
  readonly nextId: () => number
}

/** The link over a socket that is open until `signal` is aborted, and the function to call then. */
function linkOver(worker: Worker, { event, lost, signal, nextId }: SocketLife) {
  const tell = (message: ToSocket, ports: Transferable[] = []) => worker.postMessage(message, ports)
  const rpc = createBirpc<HostSide, { event(name: unknown, value: unknown): void }>(
    { event },
    {
      post: (message: unknown) => tell({ kind: 'send', message }),
      on: listener => {
        const hear = ({ data }: MessageEvent<FromSocket>) => data.kind === 'message' && listener(data.message)
        worker.addEventListener('message', hear, { signal })
      },
      timeout: -1,
      onGeneralError: () => true,
    },
  )
  const focused = () => void rpc.focused.asEvent()
  window.addEventListener('focus', focused, { signal })
  const cut = (code?: number) => {
    rpc.$close(new LinkLost('The connection was lost.'))
    lost(code === MOVED ? 'moved' : 'cut')
  }
  const send: Send = async (method, input) => {
    if (signal.aborted) throw new LinkLost('The connection was lost.')
    try {
      return await rpc.request(method, input)
    } catch (error) {
      throw rpc.$closed ? new LinkLost('The connection was lost.') : error
    }
  }
  tell({ kind: 'forget' })
  const link: Link = { send, patches: patchesOver(tell, nextId) }
  return { link, cut }
}

/** Passes the patches of the socket from its thread to the documents. */
function patchesOver(
  tell: (message: ToSocket, ports?: Transferable[]) => void,
  nextId: () => number,
): PatchSource {
  return {
    attach(path, port) {
      const id = nextId()
      tell({ kind: 'attach', id, path, port }, [port])
      return () => tell({ kind: 'detach', id })
    },
    forget: () => tell({ kind: 'forget' }),
  }
}
