import type { PagePatch } from '../../../shared/site/base/rendered-page.ts'
import { PatchFeed } from './patch-feed.ts'
import type { FromSocket, ToSocket } from './socket-messages.ts'

// The socket has a thread of its own, so that the preview gets a change while the window still draws it.

const feed = new PatchFeed()
let socket: WebSocket | undefined

const tell = (message: FromSocket): void => self.postMessage(message)

/** The patch in a message of the host, if it has one. */
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
      // Nothing is sent on a closed socket: the window is notified that pending requests are lost.
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
