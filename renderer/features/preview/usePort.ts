import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Site } from '../../host/scope/site.ts'
import { useSite } from '../../host/scope/site.ts'
import { usePreview } from '../../host/session/previewed-page.ts'
import { type FromFrame, readFromFrame, type ToFrame } from '../../preview-frame/protocol.ts'
import { onLinkedScroll } from './linkedScrolling.ts'

type SendToFrame = (message: ToFrame) => void

/** How many messages a second are handled; further ones are ignored. */
const MOST = 240

/** Passes messages on as long as there are not too many. */
function limited(hear: (data: unknown) => void): (event: MessageEvent<unknown>) => void {
  let [second, heard] = [0, 0]
  return ({ data }) => {
    const now = Math.floor(performance.now() / 1000)
    heard = now === second ? heard + 1 : 1
    second = now
    if (heard <= MOST) hear(data)
  }
}

/** Gives each loaded document a port for messages and one for patches; returns the function that sends to it. */
export function usePort(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FromFrame) => void,
): SendToFrame {
  const site = useSite()
  const [send, setSend] = useState<SendToFrame>(() => () => undefined)
  const hear = useEffectEvent(onMessage)
  useEffect(() => {
    let port: MessagePort | undefined
    let detach: (() => void) | undefined
    const end = () => {
      port?.close()
      detach?.()
    }
    const connect = ({ target }: Event) => {
      if (target !== frame.current) return
      end()
      const { port1, port2 } = new MessageChannel()
      const patched = new MessageChannel()
      port = port1
      detach = undefined
      port1.onmessage = limited(data => {
        const message = readFromFrame(data)
        if (message) hear(message)
        if (message?.kind !== 'ready') return
        const { line, page } = usePreview.of(site).getState()
        if (line !== undefined) port1.postMessage({ kind: 'scroll', line } satisfies ToFrame)
        if (page) detach ??= site.patches.attach(page.path, patched.port1)
        setSend(() => (next: ToFrame) => port1.postMessage(next))
      })
      frame.current?.contentWindow?.postMessage({ galley: 'port' }, '*', [port2, patched.port2])
    }
    document.addEventListener('load', connect, { capture: true })
    return () => {
      document.removeEventListener('load', connect, { capture: true })
      end()
    }
  }, [frame, site])
  useEffect(() => sendChanges(site, send), [send, site])
  return send
}

function sendChanges(site: Site, send: SendToFrame): () => void {
  const ends = [
    site.on('assetChanged', ({ path }) => send({ kind: 'asset', path })),
    onLinkedScroll(site, 'preview', ({ file, line, lines }) => {
      if (file === usePreview.of(site).getState().page?.file) send({ kind: 'scroll', line, lines })
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
