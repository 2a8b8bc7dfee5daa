import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { MovedPagesNotice } from '../features/api/MovedPagesNotice.ts'
import { Changes } from '../features/changes/Changes.tsx'
import { ConflictDialog } from '../features/conflicts/ConflictDialog.tsx'
import { ExportDialog } from '../features/export/ExportDialog.tsx'
import { SiteTree } from '../features/files/SiteTree.tsx'
import { LanguagePanel } from '../features/languages/LanguagePanel.tsx'
import { Navigation } from '../features/navigation/Navigation.tsx'
import { OpenBlockCard } from '../features/page/card/BlockCard.tsx'
import { OpenLinkCard } from '../features/page/card/LinkCard.tsx'
import { DictionaryDialog } from '../features/page/spelling/DictionaryDialog.tsx'
import { Preview } from '../features/preview/Preview.tsx'
import { ProblemDialogs } from '../features/problems/ProblemDialogs.tsx'
import { Problems } from '../features/problems/Problems.tsx'
import { PublishDialog } from '../features/publishing/PublishDialog.tsx'
import { ReferencesDialog } from '../features/references/ReferencesDialog.tsx'
import { SearchPanel } from '../features/search/SearchPanel.tsx'
import { ReviewDialog } from '../features/sharing/ReviewDialog.tsx'
import { SortingPanel } from '../features/sorting/SortingPanel.tsx'
import { type Below as BelowPanes, useView } from '../host/view/view.ts'
import { Banners } from './Banners.tsx'
import { IndexProgress } from './IndexProgress.tsx'
import { Middle } from './Middle.tsx'
import { PanelBoundary } from './PanelBoundary.tsx'
import { Panes, WithBelow } from './Panes.tsx'
import { Sections } from './Sections.tsx'
import { Toolbar } from './Toolbar.tsx'
import styles from './Workspace.module.css'

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
      <ConflictDialog />
      <ReferencesDialog />
      <DictionaryDialog />
      <ExportDialog />
      <PublishDialog />
      <OpenBlockCard />
      <OpenLinkCard />
      <ProblemDialogs />
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
        <Changes ReviewDialog={ReviewDialog} />
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
