import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Announcements } from '../features/announcements/Announcements.tsx'
import { MovedPagesNotice } from '../features/api/MovedPagesNotice.ts'
import { SiteTree } from '../features/files/SiteTree.tsx'
import { Navigation } from '../features/navigation/Navigation.tsx'
import { Preview } from '../features/preview/Preview.tsx'
import { Problems } from '../features/problems/Problems.tsx'
import { SearchPanel } from '../features/search/SearchPanel.tsx'
import { type Below as BelowPanes, useView } from '../host/view/view.ts'
import { later } from '../kit/later.tsx'
import { Banners } from './Banners.tsx'
import { IndexProgress } from './IndexProgress.tsx'
import { Middle } from './Middle.tsx'
import { PanelBoundary } from './PanelBoundary.tsx'
import { Panes, WithBelow } from './Panes.tsx'
import { Sections } from './Sections.tsx'
import { SiteDialogs } from './SiteDialogs.tsx'
import { Toolbar } from './Toolbar.tsx'
import styles from './Workspace.module.css'

const Changes = later(async () => (await import('./ChangesPanel.tsx')).ChangesPanel)
const LanguagePanel = later(
  async () => (await import('../features/languages/LanguagePanel.tsx')).LanguagePanel,
)
const SortingPanel = later(async () => (await import('../features/sorting/SortingPanel.tsx')).SortingPanel)

/** An open site: navigation, editor and preview. */
export const Workspace = memo(function Workspace() {
  const { t } = useTranslation('shell')
  const below = useView(view => view.below)
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
        <WithBelow
          below={below === undefined ? undefined : <Below what={below} />}
          isTall={below === 'sorting'}
        >
          <Panes content={content} />
        </WithBelow>
      </main>
      <SiteDialogs />
      <Announcements />
      <MovedPagesNotice />
    </>
  )
})

function Left() {
  const { t } = useTranslation('shell')
  return (
    <section className={styles.left} aria-label={t('pane.navigation')} data-part>
      <Sections />
      <PanelBoundary name={t('pane.navigation')}>
        <SiteTree>
          <Navigation />
        </SiteTree>
      </PanelBoundary>
      <IndexProgress />
    </section>
  )
}

function Below({ what }: { readonly what: BelowPanes }) {
  const { t } = useTranslation('shell')
  return (
    <PanelBoundary key={what} name={t(what)}>
      {what === 'problems' ? (
        <Problems />
      ) : what === 'changes' ? (
        <Changes />
      ) : what === 'languages' ? (
        <LanguagePanel />
      ) : what === 'sorting' ? (
        <SortingPanel />
      ) : (
        <SearchPanel />
      )}
    </PanelBoundary>
  )
}
