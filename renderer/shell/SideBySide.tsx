import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { sections } from '../../shared/config/schema/sections.ts'
import { useSite } from '../host/scope/site.ts'
import { useConfig } from '../host/site/config.ts'
import { usePage } from '../host/site/pages.ts'
import type { Main, SplitPane } from '../host/view/split.ts'
import { activatePane, closePane } from '../host/view/split-view.ts'
import { rememberLayout, useView } from '../host/view/view.ts'
import { cx } from '../kit/base/cx.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { localize } from '../messages/localize.ts'
import styles from './Middle.module.css'
import panes from './Panes.module.css'
import { useNarrow } from './useNarrow.ts'

interface SideBySideProps {
  readonly first: ReactNode
  /** Absent if the middle is not split. */
  readonly second: ReactNode
  /** The contents of both views, for their names. */
  readonly names: readonly [Main, Main]
}

/** One view, or two side by side with a separator that can be dragged or moved by key. */
export function SideBySide({ first, second, names }: SideBySideProps) {
  const site = useSite()
  const { t } = useTranslation('shell')
  const orientation = useNarrow() ? 'vertical' : 'horizontal'
  const isSplit = second !== undefined
  const key = `sides ${orientation}`
  const layout = useView.of(site).getState().layouts[key]
  return (
    <Group
      orientation={orientation}
      className={panes.group}
      {...(layout && isSplit && { defaultLayout: layout })}
      onLayoutChanged={(sizes, { isUserInteraction }) => {
        if (isUserInteraction) rememberLayout(site, key, sizes)
      }}
    >
      <Panel id="first" minSize="140px" className={panes.pane}>
        <OneSide side="first" isSplit={isSplit} shows={names[0]}>
          {first}
        </OneSide>
      </Panel>
      {isSplit && (
        <>
          <Separator className={panes.line} aria-label={t('resizeSides')} />
          <Panel id="second" defaultSize="50" minSize="140px" className={panes.pane}>
            <OneSide side="second" isSplit shows={names[1]}>
              {second}
            </OneSide>
          </Panel>
        </>
      )}
    </Group>
  )
}

interface OneSideProps {
  readonly side: SplitPane
  readonly isSplit: boolean
  readonly shows: Main
  readonly children: ReactNode
}

function OneSide({ side, isSplit, shows, children }: OneSideProps) {
  const site = useSite()
  const { t } = useTranslation('shell')
  const leads = useView(view => view.side) === side
  const name = useName(shows)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const entered = element.current
    const enter = () => activatePane(site, side)
    entered?.addEventListener('focusin', enter)
    entered?.addEventListener('pointerdown', enter, { capture: true })
    return () => {
      entered?.removeEventListener('focusin', enter)
      entered?.removeEventListener('pointerdown', enter, { capture: true })
    }
  }, [side, site])
  return (
    <div
      ref={element}
      className={cx(styles.side, leads && styles.leads)}
      {...(isSplit && { role: 'group', 'aria-label': t(`side.${side}`, { name }) })}
      data-part
    >
      {isSplit && (
        <div className={styles.head}>
          <span className={styles.name}>{name}</span>
          <IconButton
            size="small"
            label={t(`closeSide.${side}`)}
            icon={<X />}
            onPress={() => closePane(site, side)}
          />
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  )
}

function useName(shows: Main): string {
  const page = usePage(shows.kind === 'page' ? shows.file : '')
  const form = useConfig(({ reading }) => reading.form)
  if (shows.kind === 'page') return page?.title ?? shows.file
  return localize(sections[form].find(({ id }) => id === shows.section)?.title ?? shows.section)
}
