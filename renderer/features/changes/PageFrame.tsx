import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pressedInPreview } from '../../host/commands/keyboard.ts'
import { useApp } from '../../host/scope/app-window.ts'
import { readFromFrame, type ToFrame } from '../../preview-frame/protocol.ts'
import styles from './PagesView.module.css'

interface PageFrameProps {
  readonly url: string
  readonly title: string
  readonly isBusy: boolean
  /** The lines that differ from the other side, and which of them is current. */
  readonly parts: readonly { readonly from: number; readonly to: number }[]
  readonly at: number
}

/** One side of a changed page: a sandbox in which the changed blocks are marked. */
export function PageFrame({ url, title, isBusy, parts, at }: PageFrameProps) {
  const app = useApp()
  const { t } = useTranslation('changes')
  const frame = useRef<HTMLIFrameElement>(null)
  const [port, setPort] = useState<MessagePort>()
  useEffect(() => {
    port?.postMessage({ kind: 'changes', parts, at } satisfies ToFrame)
  }, [port, parts, at])
  const connect = () => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readFromFrame(data)
      if (message?.kind === 'ready') setPort(port1)
      if (message?.kind === 'key') pressedInPreview(app, message.chord)
      if (message?.kind !== 'send') return
      port1.postMessage({ kind: 'unsent', id: message.id, message: t('pages.unsent') } satisfies ToFrame)
    }
    frame.current?.contentWindow?.postMessage({ galley: 'port' }, '*', [port2])
  }
  useEffect(() => () => port?.close(), [port])
  return (
    <iframe
      ref={frame}
      aria-busy={isBusy}
      className={styles.frame}
      title={title}
      src={url}
      onLoad={connect}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  )
}
