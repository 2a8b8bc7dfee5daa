import { useEffect, useRef, useState } from 'react'
import type { Lines } from '../../../shared/project/saving/merging.ts'
import { isDark, useTheme } from '../../host/view/theme.ts'
import { readFromFrame, type ToFrame } from '../../preview-frame/protocol.ts'
import styles from './MergeCards.module.css'

interface DrawnBlockProps {
  /** The URL of the page that contains it. */
  readonly url: string
  readonly lines: Lines
  readonly title: string
  /** Nothing is drawn for these lines, or the page does not answer. */
  readonly onNothing: () => void
}

/** Some lines of a page as readers see them, at their full height. Nothing in it can be focused or clicked. */
export function DrawnBlock({ url, lines, title, onNothing }: DrawnBlockProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const { theme } = useTheme(state => state)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(patience.current), [])
  const connect = () => {
    clearTimeout(patience.current)
    patience.current = setTimeout(onNothing, PATIENCE)
    const { port1, port2 } = new MessageChannel()
    const tell = (message: ToFrame) => port1.postMessage(message)
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(patience.current)
      const message = readFromFrame(data)
      if (message?.kind === 'ready') {
        tell({ kind: 'mode', mode: isDark() ? 'dark' : 'light' })
        tell({ kind: 'only', part: lines })
      } else if (message?.kind === 'size') {
        if (message.height === 0) onNothing()
        else setHeight(Math.min(message.height, TALLEST))
      }
    }
    frame.current?.contentWindow?.postMessage({ galley: 'port' }, '*', [port2])
  }
  return (
    <iframe
      key={theme}
      ref={frame}
      className={styles.drawn}
      style={{ blockSize: `${height ?? WAITING}px` }}
      title={title}
      src={url}
      onLoad={connect}
      loading="lazy"
      inert
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  )
}

/** Milliseconds after which a loaded page that sends no message is given up. */
const PATIENCE = 5_000

/** Height in pixels of a block that is not drawn yet, and the maximum. */
const [WAITING, TALLEST] = [64, 20_000]
