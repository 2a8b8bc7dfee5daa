import { ArrowLeft, ArrowRight, ArrowUpDown, Crosshair, Link2, PenLine, RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { Toolbar } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../host/scope/site.ts'
import { reload, travel, usePreview } from '../../host/session/previewed-page.ts'
import { pagesNow, usePage } from '../../host/site/pages.ts'
import { showPage, toggleWriting, useView } from '../../host/view/view.ts'
import { cx } from '../../kit/base/cx.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import styles from './PreviewBar.module.css'
import { DeviceChoice, ModeMenu, MoreMenu } from './PreviewMenus.tsx'
import { type Tier, useTier } from './useTier.ts'
import { VisionMenu } from './VisionMenu.tsx'

/** The controls for what the preview shows, and how: with words where there is room, in menus where there is not. */
export function PreviewBar() {
  const { t } = useTranslation('preview')
  const bar = useRef<HTMLDivElement>(null)
  const tier = useTier(bar)
  return (
    <Toolbar ref={bar} className={styles.bar ?? ''} aria-label={t('toolbar')}>
      <Travel />
      <State />
      <div className={styles.group}>
        <Toggles tier={tier} />
        {tier === 'full' && <VisionMenu />}
      </div>
      <div className={styles.group}>
        <DeviceChoice tier={tier} />
        <ModeMenu tier={tier} />
        {tier !== 'full' && <MoreMenu />}
      </div>
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

function Toggles({ tier }: { readonly tier: Tier }) {
  const site = useSite()
  const { t } = useTranslation('preview')
  const { follow, scrollTogether, writing } = useView(state => state)
  const isPicking = usePreview(preview => preview.isPicking)
  const wordOf = (id: 'write' | 'pick' | 'follow' | 'scrollTogether') =>
    tier === 'tight' ? {} : { word: t(`words.${id}`) }
  return (
    <>
      <IconButton
        size="small"
        label={t('write')}
        {...wordOf('write')}
        icon={<PenLine />}
        isPressed={writing}
        onPress={() => toggleWriting(site)}
      />
      <IconButton
        size="small"
        label={t('pick')}
        {...wordOf('pick')}
        icon={<Crosshair />}
        isPressed={isPicking}
        onPress={() => usePreview.of(site).setState({ isPicking: !isPicking })}
      />
      {tier === 'full' && (
        <>
          <IconButton
            size="small"
            label={t('follow')}
            {...wordOf('follow')}
            icon={<Link2 />}
            isPressed={follow}
            onPress={() => useView.of(site).setState({ follow: !follow })}
          />
          <IconButton
            size="small"
            label={t('scrollTogether')}
            {...wordOf('scrollTogether')}
            icon={<ArrowUpDown />}
            isPressed={scrollTogether}
            onPress={() => useView.of(site).setState({ scrollTogether: !scrollTogether })}
          />
        </>
      )}
    </>
  )
}
