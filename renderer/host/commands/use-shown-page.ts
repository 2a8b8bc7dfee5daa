import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FromFrame, readFromFrame, type ToFrame } from '../../preview-frame/protocol.ts'
import { useApp } from '../scope/app-window.ts'
import { pressedInPreview } from './keyboard.ts'

/** A frame with a page that is only read. */
interface ShownPage {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Goes to `onLoad` of the frame. */
  readonly connect: () => void
  /** Sends to the page; `undefined` until the page is ready, and another function for each document. */
  readonly tell: ((message: ToFrame) => void) | undefined
}

/**
 * Connects a frame with a page of a site that is only read: keys run commands that only show something, and requests
 * of its forms are refused with `unsent`. Everything else that the page reports goes to `onMessage`.
 */
export function useShownPage(unsent: string, onMessage?: (message: FromFrame) => void): ShownPage {
  const app = useApp()
  const frame = useRef<HTMLIFrameElement>(null)
  const [port, setPort] = useState<MessagePort>()
  const [tell, setTell] = useState<ShownPage['tell']>()
  const hear = useEffectEvent((message: FromFrame, from: MessagePort) => {
    const reply = (answer: ToFrame) => from.postMessage(answer)
    if (message.kind === 'key') pressedInPreview(app, message.chord)
    else if (message.kind === 'send') reply({ kind: 'unsent', id: message.id, message: unsent })
    else if (message.kind === 'ready') setTell(() => reply)
    else onMessage?.(message)
  })
  useEffect(() => {
    if (!port) return
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readFromFrame(data)
      if (message) hear(message, port)
    }
    return () => port.close()
  }, [port])
  const connect = () => {
    const { port1, port2 } = new MessageChannel()
    setTell(undefined)
    setPort(port1)
    frame.current?.contentWindow?.postMessage({ galley: 'port' }, '*', [port2])
  }
  return { frame, connect, tell }
}
