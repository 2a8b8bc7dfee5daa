import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../host/scope/site.ts'
import { usePreview } from '../../host/session/previewed-page.ts'
import { useConfig } from '../../host/site/config.ts'
import { divisionsOf } from '../../host/site/divisions.ts'
import { operationsOf, useGeneratedEntries } from '../../host/site/generated-entries.ts'
import { type Device, useView } from '../../host/view/view.ts'
import { type FromFrame, isWriting, type ToFrame } from '../../preview-frame/protocol.ts'
import { useDivisionFilter } from './divisionFilter.ts'
import { useHoveredSetting } from './hoveredSetting.ts'
import { onFrameScroll, reportFrameScroll } from './linkedFrames.ts'
import styles from './Preview.module.css'
import { relay } from './sendRequest.ts'
import { useShownDevice } from './taskView.ts'
import { useTrial } from './trial.ts'
import { usePort } from './usePort.ts'
import { WritingTools, withWritingCode } from './writingCode.ts'

interface FrameProps {
  readonly url: string
  /** A new number reloads the URL. */
  readonly load: number
  readonly mode: 'light' | 'dark'
  readonly title: string
  /** Absent for the default. */
  readonly device?: Device | undefined
  readonly onMessage: (message: FromFrame) => void
}

const WIDTHS: Readonly<Record<Device, number | undefined>> = {
  fit: undefined,
  phone: 390,
  tablet: 820,
  desktop: 1360,
}

/** A page in a sandbox of its own: it can access neither this window nor anything else. */
export function Frame({ url, load, mode, title, device: fixed, onMessage }: FrameProps) {
  const site = useSite()
  const frame = useRef<HTMLIFrameElement>(null)
  const version = useRef<string>(undefined)
  const [isWritten, setIsWritten] = useState(false)
  const send = usePort(frame, message => {
    if (message.kind === 'version') version.current = message.version
    if (message.kind === 'scrolled') reportFrameScroll(site, title, message.line)
    if (isWriting(message)) {
      setIsWritten(true)
      withWritingCode(site, ({ handleWriting }) =>
        handleWriting(site, message, { frame: title, send, element: frame.current }),
      )
    } else if (!relay(site, message, url, send)) onMessage(message)
  })
  const shown = useShownDevice()
  const device = fixed ?? shown.device
  useEffect(
    () => onFrameScroll(site, (from, line) => from !== title && send({ kind: 'scroll', line })),
    [send, title, site],
  )
  const isPicking = usePreview(preview => preview.isPicking)
  const pointer = useHoveredSetting(pointed => pointed.pointer)
  const { ref, style } = useScale(WIDTHS[device], fixed === undefined && shown.isForTask)
  useEffect(() => send({ kind: 'mode', mode }), [send, mode])
  useEffect(() => {
    // The stored data that a reader’s browser keeps from page to page.
    if (version.current !== undefined) send({ kind: 'version', version: version.current })
  }, [send])
  const writing = useView(view => view.writing)
  useEffect(() => send({ kind: 'writing', isOn: writing }), [send, writing])
  useEffect(() => send({ kind: 'pick', isOn: isPicking }), [send, isPicking])
  useEffect(() => send({ kind: 'point', pointer }), [send, pointer])
  useSentFilter(send)
  const { theme, vision, ownStyles } = useTrial(state => state)
  useEffect(() => send({ kind: 'vision', vision }), [send, vision])
  useEffect(() => send({ kind: 'theme', css: theme }), [send, theme])
  useEffect(() => send({ kind: 'styles', isOn: ownStyles }), [send, ownStyles])
  return (
    <div ref={ref} className={styles.viewport} data-device={device}>
      <div className={styles.device} style={style}>
        <iframe
          key={`${url} ${load}`}
          ref={frame}
          className={styles.frame}
          title={title}
          src={url}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
        />
        {isWritten && <WritingTools title={title} />}
      </div>
    </div>
  )
}

/** Dims what does not belong to the selected tab or anchor; the page itself only if the person selected one. */
function useSentFilter(send: (message: ToFrame) => void): void {
  const site = useSite()
  const { pages, holds, division, pinned } = useDivisionFilter(state => state)
  const made = useGeneratedEntries()
  const path = usePreview(({ page }) => page?.path)
  useEffect(() => {
    const trail = path === undefined ? [] : divisionsOf(useConfig.of(site).getState().reading).of(path).trail
    const isOwn = pinned === undefined || (division !== undefined && trail.includes(division))
    const paths = operationsOf(made).flatMap(({ page }) =>
      page !== undefined && holds?.(page) ? [page] : [],
    )
    send({ kind: 'lens', pages: pages && [...pages, ...paths], isOwn })
  }, [send, pages, holds, made, division, pinned, path, site])
}

/** Draws a device of that width as large as the room allows; without a width, or at least of that width, as wide as the room. */
function useScale(least: number | undefined, canBeWider: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!ref.current) return
    const watcher = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [])
  const width = canBeWider && least !== undefined && room >= least ? undefined : least
  const scale = width === undefined || room === 0 ? 1 : Math.min(1, room / width)
  const style =
    width === undefined
      ? {}
      : {
          inlineSize: `${width}px`,
          blockSize: `${100 / scale}%`,
          transform: `scale(${scale})`,
          marginInline: scale < 1 ? '0' : 'auto',
        }
  return { ref, style }
}
