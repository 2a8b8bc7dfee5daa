import {
  ArrowLeft,
  ArrowRight,
  ArrowUpDown,
  Columns2,
  Crosshair,
  LayoutPanelLeft,
  Link2,
  Maximize,
  Monitor,
  Moon,
  PenLine,
  RotateCw,
  Smartphone,
  Sun,
  Tablet,
} from 'lucide-react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { reload, travel, usePreview } from '../../host/session/previewed-page.ts'
import { pagesNow, usePage } from '../../host/site/pages.ts'
import { type Device, showPage, toggleWriting, useView, type View } from '../../host/view/view.ts'
import { cx } from '../../kit/base/cx.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { SegmentedChoice } from '../../kit/SegmentedChoice.tsx'
import styles from './PreviewBar.module.css'
import { VisionMenu } from './VisionMenu.tsx'

const DEVICES: readonly (readonly [Device, React.ReactNode])[] = [
  ['fit', <Maximize key="fit" />],
  ['phone', <Smartphone key="phone" />],
  ['tablet', <Tablet key="tablet" />],
  ['desktop', <Monitor key="desktop" />],
]

const MODES: readonly (readonly [View['mode'], React.ReactNode])[] = [
  ['light', <Sun key="light" />],
  ['dark', <Moon key="dark" />],
  ['both', <Columns2 key="both" />],
  ['mosaic', <LayoutPanelLeft key="mosaic" />],
]

/** The controls for what the preview shows, and how. */
export function PreviewBar() {
  const { t } = useTranslation('preview')
  return (
    <Toolbar className={styles.bar ?? ''} aria-label={t('toolbar')}>
      <Travel />
      <State />
      <Toggles />
      <VisionMenu />
      <Devices />
    </Toolbar>
  )
}

function Travel() {
  const site = useSite()
  const { t } = useTranslation('preview')
  const length = usePreview(({ past }) => past.length)
  const index = usePreview(preview => preview.index)
  const go = (step: -1 | 1) => {
    const path = travel(site, step)
    const page = path === undefined ? undefined : pagesNow(site).get(path)
    if (page && useView.of(site).getState().follow) showPage(site, page.file)
  }
  return (
    <div className={styles.group}>
      <IconButton
        size="small"
        label={t('back')}
        icon={<ArrowLeft />}
        isDisabled={index <= 0}
        onPress={() => go(-1)}
      />
      <IconButton
        size="small"
        label={t('forward')}
        icon={<ArrowRight />}
        isDisabled={index >= length - 1}
        onPress={() => go(1)}
      />
      <IconButton size="small" label={t('reload')} icon={<RotateCw />} onPress={() => reload(site)} />
    </div>
  )
}

function State() {
  const { t } = useTranslation('preview')
  const kind = usePreview(preview => preview.status.kind)
  const page = usePreview(preview => preview.page)
  const exists = usePage(page?.file ?? '') !== undefined || page?.file === undefined
  const status = kind === 'live' && !exists ? 'deleted' : kind
  return (
    <p className={styles.state}>
      <span className={cx(styles.dot, styles[status])} aria-hidden />
      <span role="status">{t(`status.${status}`)}</span>
      <span className={styles.path}>{page?.path}</span>
    </p>
  )
}

function Toggles() {
  const site = useSite()
  const { t } = useTranslation('preview')
  const { follow, scrollTogether, writing } = useView(state => state)
  const isPicking = usePreview(preview => preview.isPicking)
  return (
    <div className={styles.group}>
      <IconButton
        size="small"
        label={t('write')}
        icon={<PenLine />}
        isPressed={writing}
        onPress={() => toggleWriting(site)}
      />
      <IconButton
        size="small"
        label={t('pick')}
        icon={<Crosshair />}
        isPressed={isPicking}
        onPress={() => usePreview.of(site).setState({ isPicking: !isPicking })}
      />
      <IconButton
        size="small"
        label={t('follow')}
        icon={<Link2 />}
        isPressed={follow}
        onPress={() => useView.of(site).setState({ follow: !follow })}
      />
      <IconButton
        size="small"
        label={t('scrollTogether')}
        icon={<ArrowUpDown />}
        isPressed={scrollTogether}
        onPress={() => useView.of(site).setState({ scrollTogether: !scrollTogether })}
      />
    </div>
  )
}

function Devices() {
  const site = useSite()
  const { t } = useTranslation('preview')
  const device = useView(view => view.device)
  const mode = useView(view => view.mode)
  return (
    <div className={styles.group}>
      <SegmentedChoice
        label={t('device')}
        size="small"
        segments={DEVICES.map(([id, icon]) => ({ id, icon, label: t(`devices.${id}`), iconOnly: true }))}
        value={device}
        onChange={chosen => useView.of(site).setState({ device: chosen })}
      />
      <SegmentedChoice
        label={t('mode')}
        size="small"
        segments={MODES.map(([id, icon]) => ({ id, icon, label: t(`modes.${id}`), iconOnly: true }))}
        value={mode}
        onChange={chosen => useView.of(site).setState({ mode: chosen })}
      />
    </div>
  )
}
