import { Eye } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { goTo, pathNow, reload, usePreview } from '../../host/session/previewed-page.ts'
import { usePage, usePages } from '../../host/site/pages.ts'
import { type Device, useView, type View } from '../../host/view/view.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { EmbeddedHostsBar } from './EmbeddedHostsBar.tsx'
import { Frame } from './Frame.tsx'
import { GeneratedPageBar } from './GeneratedPageBar.tsx'
import { OwnStylesBar } from './OwnStylesBar.tsx'
import styles from './Preview.module.css'
import { PreviewBar } from './PreviewBar.tsx'
import { SendConsent } from './SendConsent.tsx'
import { useFrameMessages } from './useFrameMessages.ts'
import { useNoticesOver } from './useNoticesOver.ts'

/** The site as readers will see it. */
export function Preview() {
  useFollow()
  const path = usePreview(({ page }) => page?.path)
  const written = usePages().get(path ?? '')
  return (
    <section
      className={styles.preview}
      aria-label={useTranslation('preview').t('title')}
      tabIndex={-1}
      data-part
    >
      <PreviewBar />
      <OwnStylesBar />
      {path !== undefined && !written && <GeneratedPageBar path={path} />}
      {written && <EmbeddedHostsBar file={written.file} />}
      <Stage />
      <SendConsent />
    </section>
  )
}

/** Follows the editor; starts with the first page. */
function useFollow() {
  const site = useSite()
  const main = useView(view => view.main)
  const follow = useView(view => view.follow)
  const page = usePage(main.kind === 'page' ? main.file : '')
  const path = page?.path
  const begin = useEffectEvent(() => {
    if (pathNow(site) === undefined && (path === undefined || !follow)) goTo(site, '')
  })
  useEffect(() => {
    begin()
  }, [])
  useEffect(() => {
    if (follow && path !== undefined) goTo(site, path)
  }, [follow, path, site])
}

interface Shown {
  readonly mode: 'light' | 'dark'
  readonly title: 'frame' | 'frameDark' | 'framePhone'
  /** Absent for the default. */
  readonly device?: Device
}

const LIGHT: Shown = { mode: 'light', title: 'frame' }
const DARK: Shown = { mode: 'dark', title: 'frameDark' }

const FRAMES: Readonly<Record<View['mode'], readonly Shown[]>> = {
  light: [LIGHT],
  dark: [{ ...LIGHT, mode: 'dark' }],
  both: [LIGHT, DARK],
  mosaic: [LIGHT, DARK, { mode: 'light', title: 'framePhone', device: 'phone' }],
}

function Stage() {
  const site = useSite()
  const { t } = useTranslation('preview')
  const { page, status, load, hash } = usePreview(state => state)
  const mode = useView(view => view.mode)
  const onMessage = useFrameMessages()
  const stage = useRef<HTMLDivElement>(null)
  const size = useSize(stage)
  useNoticesOver(stage)
  const frames = FRAMES[mode]
  const isWide = size.width > size.height
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-split={frames.length > 1 ? (isWide ? 'row' : 'column') : undefined}
    >
      {status.kind === 'error' && (
        <EmptyState
          icon={<Eye />}
          title={t('failed')}
          actions={<Button onPress={() => reload(site)}>{t('tryAgain')}</Button>}
        >
          {status.message} {status.hint}
        </EmptyState>
      )}
      {status.kind !== 'error' &&
        page &&
        frames.map(({ mode: shown, title, device }) => (
          <Frame
            key={title}
            url={page.url + hash}
            load={load}
            mode={shown}
            title={t(title)}
            device={device}
            onMessage={onMessage}
          />
        ))}
    </div>
  )
}

function useSize(element: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return size
}
