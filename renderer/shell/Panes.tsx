import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Group, Panel, Separator, useGroupRef } from 'react-resizable-panels'
import { useSite } from '../host/scope/site.ts'
import { type Pane, rememberLayout, useView } from '../host/view/view.ts'
import { TabBar } from '../kit/TabBar.tsx'
import styles from './Panes.module.css'
import { useNarrow } from './useNarrow.ts'

const ORDER: readonly Pane[] = ['navigation', 'editor', 'preview']

type Sizes = Readonly<Record<Pane, number>>

const SIZES: Sizes = { navigation: 20, editor: 38, preview: 42 }
/** Two editors side by side need more room than one. */
const SPLIT: Sizes = { navigation: 17, editor: 53, preview: 30 }

const LEAST: Readonly<Record<Pane, string>> = { navigation: '200px', editor: '280px', preview: '300px' }

/** The sizes of the visible panes, in percent. */
function shared(sizes: Sizes, shown: readonly Pane[]): Readonly<Record<string, number>> {
  const sum = shown.reduce((total, pane) => total + sizes[pane], 0)
  return Object.fromEntries(shown.map(pane => [pane, (sizes[pane] / sum) * 100]))
}

const BESIDE = 'beside'

/** Resizes the panes when the middle is split, and restores them when it is not or when the window is wide again. */
function useRoomForTwo(key: string, isNarrow: boolean) {
  const site = useSite()
  const group = useGroupRef()
  const isOther = useRef(false)
  useEffect(() => {
    if (isNarrow) {
      isOther.current = true
      return
    }
    const names = key.split('+')
    const isSplit = names.includes(BESIDE)
    const shown = ORDER.filter(pane => names.includes(pane))
    const sizes = useView.of(site).getState().layouts[key] ?? shared(isSplit ? SPLIT : SIZES, shown)
    if (isSplit || isOther.current) group.current?.setLayout(sizes)
    isOther.current = isSplit
  }, [group, key, isNarrow, site])
  return group
}

interface PanesProps {
  readonly content: Readonly<Record<Pane, ReactNode>>
}

/**
 * The panes side by side, with separators that can be dragged or moved by key; their sizes are remembered. A narrow
 * window shows one pane at a time; the preview stays mounted behind the others, so that it does not reload.
 */
export function Panes({ content }: PanesProps) {
  const site = useSite()
  const { t } = useTranslation('shell')
  const panes = useView(view => view.panes)
  const single = useView(view => view.single)
  const isNarrow = useNarrow()
  const shown = ORDER.filter(pane => panes[pane] || (isNarrow && pane === single))
  const isSplit = useView(({ beside }) => beside !== undefined)
  const key = [...shown, ...(isSplit ? [BESIDE] : [])].join('+')
  const layout = useView.of(site).getState().layouts[key] ?? (isSplit ? shared(SPLIT, shown) : undefined)
  const group = useRoomForTwo(key, isNarrow)
  return (
    <>
      {isNarrow && <OneAtATime />}
      <Group
        groupRef={group}
        disabled={isNarrow}
        className={styles.group}
        {...(isNarrow && { 'data-narrow': true })}
        {...(layout && { defaultLayout: layout })}
        onLayoutChanged={(sizes, { isUserInteraction }) => {
          if (isUserInteraction) rememberLayout(site, key, sizes)
        }}
      >
        {shown.map((pane, index) => (
          <Fragment key={pane}>
            {index > 0 && !isNarrow && <Separator className={styles.line} aria-label={t('resize')} />}
            <Panel
              id={pane}
              defaultSize={String(SIZES[pane])}
              minSize={LEAST[pane]}
              className={styles.pane}
              {...(pane === 'navigation' && { groupResizeBehavior: 'preserve-pixel-size' as const })}
              {...(isNarrow && {
                role: 'tabpanel',
                'aria-label': t(`pane.${pane}`),
                'data-behind': pane !== single,
              })}
            >
              {(!isNarrow || pane === single || pane === 'preview') && content[pane]}
            </Panel>
          </Fragment>
        ))}
      </Group>
    </>
  )
}

/** Chooses the pane that a narrow window shows. */
function OneAtATime() {
  const site = useSite()
  const { t } = useTranslation('shell')
  const selected = useView(view => view.single)
  return (
    <TabBar
      label={t('panes')}
      tabs={ORDER.map(id => ({ id, label: t(`pane.${id}`), controls: id }))}
      selected={selected}
      onSelect={single => useView.of(site).setState({ single })}
    />
  )
}

interface WithBelowProps {
  readonly below: ReactNode
  /** The region below starts a little higher than usual. */
  readonly isTall: boolean
  readonly children: ReactNode
}

/** The panes, with an optional region below them. */
export function WithBelow({ below, isTall, children }: WithBelowProps) {
  const site = useSite()
  const { t } = useTranslation('shell')
  const isNarrow = useNarrow()
  const key = isNarrow ? 'below narrow' : 'below'
  const layout = useView.of(site).getState().layouts[key]
  return (
    <Group
      orientation="vertical"
      className={styles.group}
      {...(layout && below !== undefined && { defaultLayout: layout })}
      onLayoutChanged={(sizes, { isUserInteraction }) => {
        if (isUserInteraction) rememberLayout(site, key, sizes)
      }}
    >
      <Panel id="panes" minSize="200px" className={styles.pane}>
        {children}
      </Panel>
      {below !== undefined && (
        <>
          <Separator className={styles.line} aria-label={t('resize')} />
          <Panel
            id="below"
            defaultSize={isNarrow ? '55' : isTall ? '40' : '30'}
            minSize="120px"
            className={styles.pane}
          >
            {below}
          </Panel>
        </>
      )}
    </Group>
  )
}
