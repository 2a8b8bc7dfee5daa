import { lazy, memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../state/narrow.ts'
import { type Below as BelowPanes, type Pane, useView } from '../../state/view.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Changes } from '../changes/Changes.tsx'
import { ConflictDialog } from '../conflicts/ConflictDialog.tsx'
import { Navigation } from '../navigation/Navigation.tsx'
import { PageTabs } from '../pagetabs/PageTabs.tsx'
import { Preview } from '../preview/Preview.tsx'
import { ProblemDialogs } from '../problems/ProblemDialogs.tsx'
import { Problems } from '../problems/Problems.tsx'
import { SearchPanel } from '../search/SearchPanel.tsx'
import { UsesDialog } from '../uses/UsesDialog.tsx'
import { Banners } from './Banners.tsx'
import { IndexProgress } from './IndexProgress.tsx'
import { PanelBoundary } from './PanelBoundary.tsx'
import { Panes, WithBelow } from './Panes.tsx'
import { Sections } from './Sections.tsx'
import { Toolbar } from './Toolbar.tsx'
import styles from './Workspace.module.css'

const SettingsPanel = lazy(async () => ({
  default: (await import('../settings/SettingsPanel.tsx')).SettingsPanel,
}))
const PageEditor = lazy(async () => ({ default: (await import('../source/PageEditor.tsx')).PageEditor }))
const JsonEditor = lazy(async () => ({ default: (await import('../source/JsonEditor.tsx')).JsonEditor }))

/** An open site: what is in it, the form or text of one part, and what readers will see. */
export const Workspace = memo(function Workspace() {
  const { t } = useTranslation('shell')
  const below = useView(view => view.below)
  const isNarrow = useNarrow()
  const content = {
    navigation: <Left />,
    editor: <Middle />,
    preview: (
      <PanelBoundary name={t('pane.preview')}>
        <Preview />
      </PanelBoundary>
    ),
  }
  return (
    <>
      <Toolbar />
      <Banners />
      <main className={styles.main} aria-label={t('workspace')}>
        <WithBelow below={below === undefined ? undefined : <Below what={below} />}>
          {isNarrow ? <OneAtATime content={content} /> : <Panes content={content} />}
        </WithBelow>
      </main>
      <ConflictDialog />
      <UsesDialog />
      <ProblemDialogs />
    </>
  )
})

function Left() {
  const { t } = useTranslation('shell')
  return (
    <section className={styles.left} aria-label={t('pane.navigation')}>
      <Sections />
      <PanelBoundary name={t('pane.navigation')}>
        <Navigation />
      </PanelBoundary>
      <IndexProgress />
    </section>
  )
}

function Middle() {
  const { t } = useTranslation('shell')
  const main = useView(view => view.main)
  const key = main.kind === 'page' ? 'page' : main.section
  return (
    <section className={styles.middle} aria-label={t('pane.editor')}>
      <PageTabs />
      <PanelBoundary key={key} name={t('pane.editor')}>
        <Suspense fallback={<Waiting />}>
          {main.kind === 'page' ? (
            <PageEditor key={main.file} file={main.file} />
          ) : main.section === 'json' ? (
            <JsonEditor />
          ) : (
            <SettingsPanel section={main.section} />
          )}
        </Suspense>
      </PanelBoundary>
    </section>
  )
}

function Waiting() {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.waiting}>
      <ProgressBar label={t('loadingEditor')} />
    </div>
  )
}

function Below({ what }: { readonly what: BelowPanes }) {
  const { t } = useTranslation('shell')
  return (
    <PanelBoundary key={what} name={t(what)}>
      {what === 'problems' ? <Problems /> : what === 'changes' ? <Changes /> : <SearchPanel />}
    </PanelBoundary>
  )
}

const PANES: readonly Pane[] = ['navigation', 'editor', 'preview']

/** Where the window is too narrow for panes side by side. */
function OneAtATime({ content }: { readonly content: Readonly<Record<Pane, React.ReactNode>> }) {
  const { t } = useTranslation('shell')
  const selected = useView(view => view.single)
  return (
    <Tabs
      label={t('panes')}
      tabs={PANES.map(id => ({ id, label: t(`pane.${id}`), content: content[id] }))}
      selected={selected}
      onSelect={single => useView.setState({ single })}
    />
  )
}
