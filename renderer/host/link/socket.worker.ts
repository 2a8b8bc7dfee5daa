import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import { PatchFeed } from './patch-feed.ts'
import type { FromSocket, ToSocket } from './socket-messages.ts'

// The socket lives in a thread of its own: while the window draws what was typed, the preview has it already.

const feed = new PatchFeed()
let socket: WebSocket | undefined

const tell = (message: FromSocket): void => self.postMessage(message)

/** The patch in a message of the host that brings one. */
function patchIn(message: unknown): PagePatch | undefined {
  if (typeof message !== 'object' || message === null || Reflect.get(message, 'm') !== 'event')
    return undefined
  const [name, value] = Object(Reflect.get(message, 'a'))
  return name === 'preview' ? value : undefined
}

function open(url: string, token: string): void {
  const opened = new WebSocket(url, ['galley', `token.${token}`])
  opened.addEventListener('open', () => tell({ kind: 'opened' }))
  opened.addEventListener('close', ({ code }) => tell({ kind: 'closed', code }))
  opened.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(data)
    const patch = patchIn(message)
    if (patch) feed.feed(patch)
    else tell({ kind: 'message', message })
  })
  socket = opened
}

self.addEventListener('message', ({ data }: MessageEvent<ToSocket>) => {
  switch (data.kind) {
    case 'open':
      open(data.url, data.token)
      return
    case 'send':
      // Once it is closed nothing is sent: the window learns that what was under way is lost.
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(data.message))
      return
    case 'attach':
      feed.attach(data.id, data.path, data.port)
      return
    case 'detach':
      feed.detach(data.id)
      return
    case 'forget':
      feed.forget()
      return
  }
})
