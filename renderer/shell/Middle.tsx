import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTabs } from '../features/page/tabs/PageTabs.tsx'
import type { Main, SplitPane } from '../host/view/split.ts'
import { PaneContext } from '../host/view/split-view.ts'
import { useView } from '../host/view/view.ts'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { withEditorTexts } from '../messages/editor-texts.ts'
import styles from './Middle.module.css'
import { PanelBoundary } from './PanelBoundary.tsx'
import { SideBySide } from './SideBySide.tsx'

const SettingsPanel = lazy(async () => ({
  default: (await import('../features/settings/SettingsPanel.tsx')).SettingsPanel,
}))
const PageEditor = lazy(async () => ({
  default: (await withEditorTexts(() => import('../features/page/PageEditor.tsx'))).PageEditor,
}))
const JsonEditor = lazy(async () => ({
  default: (await withEditorTexts(() => import('../features/page/JsonEditor.tsx'))).JsonEditor,
}))

/** The page or section that the person works on, and the one opened next to it. */
export function Middle() {
  const { t } = useTranslation('shell')
  const { main, beside, side } = useView(state => state)
  const [first, second] = side === 'first' ? [main, beside] : [beside ?? main, main]
  return (
    <section className={styles.middle} aria-label={t('pane.editor')}>
      <PageTabs />
      <SideBySide
        first={<Shown of={first} side="first" />}
        second={beside && second && <Shown of={second} side="second" />}
        names={[first, second ?? main]}
      />
    </section>
  )
}

function Shown({ of, side }: { readonly of: Main; readonly side: SplitPane }) {
  const { t } = useTranslation('shell')
  return (
    <PaneContext value={side}>
      <PanelBoundary key={of.kind === 'page' ? 'page' : of.section} name={t('pane.editor')}>
        <Suspense fallback={<Waiting />}>
          {of.kind === 'page' ? (
            <PageEditor file={of.file} />
          ) : of.section === 'json' ? (
            <JsonEditor />
          ) : (
            <SettingsPanel section={of.section} />
          )}
        </Suspense>
      </PanelBoundary>
    </PaneContext>
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
