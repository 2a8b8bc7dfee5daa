import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { type Pane, useView } from '../../state/view.ts'
import styles from './Panes.module.css'

const ORDER: readonly Pane[] = ['navigation', 'editor', 'preview']

const SIZES: Readonly<Record<Pane, { readonly defaultSize: string; readonly minSize: string }>> = {
  navigation: { defaultSize: '20', minSize: '200px' },
  editor: { defaultSize: '38', minSize: '280px' },
  preview: { defaultSize: '42', minSize: '300px' },
}

/** The panes side by side, between lines that can be dragged or moved by key; their sizes are remembered. */
export function Panes({ content }: { readonly content: Readonly<Record<Pane, ReactNode>> }) {
  const { t } = useTranslation('shell')
  const panes = useView(view => view.panes)
  const shown = ORDER.filter(pane => panes[pane])
  const key = shown.join('+')
  const layout = useView.getState().layouts[key]
  return (
    <Group
      className={styles.group}
      {...(layout && { defaultLayout: layout })}
      onLayoutChanged={(sizes, { isUserInteraction }) => {
        if (isUserInteraction) remember(key, sizes)
      }}
    >
      {shown.map((pane, index) => (
        <Fragment key={pane}>
          {index > 0 && <Separator className={styles.line} aria-label={t('resize')} />}
          <Panel
            id={pane}
            {...SIZES[pane]}
            className={styles.pane}
            {...(pane === 'navigation' && { groupResizeBehavior: 'preserve-pixel-size' as const })}
          >
            {content[pane]}
          </Panel>
        </Fragment>
      ))}
    </Group>
  )
}

const remember = (key: string, sizes: Readonly<Record<string, number>>) =>
  useView.setState(({ layouts }) => ({ layouts: { ...layouts, [key]: sizes } }))

interface WithBelowProps {
  readonly below: ReactNode
  readonly children: ReactNode
}

/** The panes, and where wanted a region below them. */
export function WithBelow({ below, children }: WithBelowProps) {
  const { t } = useTranslation('shell')
  const layout = useView.getState().layouts.below
  return (
    <Group
      orientation="vertical"
      className={styles.group}
      {...(layout && below !== undefined && { defaultLayout: layout })}
      onLayoutChanged={(sizes, { isUserInteraction }) => {
        if (isUserInteraction) remember('below', sizes)
      }}
    >
      <Panel id="panes" minSize="200px" className={styles.pane}>
        {children}
      </Panel>
      {below !== undefined && (
        <>
          <Separator className={styles.line} aria-label={t('resize')} />
          <Panel id="below" defaultSize="30" minSize="120px" className={styles.pane}>
            {below}
          </Panel>
        </>
      )}
    </Group>
  )
}
