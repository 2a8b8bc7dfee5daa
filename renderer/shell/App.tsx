import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../host/scope/app-window.ts'
import { SiteContext } from '../host/scope/site.ts'
import { useSession } from '../host/session/session.ts'
import { useHandbook } from '../host/view/handbook.ts'
import { later } from '../kit/later.tsx'
import styles from './App.module.css'
import { Connecting } from './Connecting.tsx'
import { PanelBoundary } from './PanelBoundary.tsx'
import type { Sheet } from './sheets.ts'
import { useDropGuard } from './useDropGuard.ts'
import { useShellCommands } from './useShellCommands.ts'
import { useWayIn } from './useWayIn.ts'
import { SiteSheets, StartScreen, Workspace } from './windowContent.tsx'

const AboutDialog = later(async () => (await import('../features/handbook/AboutDialog.tsx')).AboutDialog)
const HandbookPane = later(async () => (await import('../features/handbook/HandbookPane.tsx')).HandbookPane)
const LanguageDialog = later(
  async () => (await import('../features/language/LanguageDialog.tsx')).LanguageDialog,
)
const ShortcutSheet = later(async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet)
const Toasts = later(async () => (await import('./Toasts.tsx')).Toasts)

/** The whole window: the start screen, or an open site. */
export function App() {
  const { t } = useTranslation('shell')
  const [sheet, setSheet] = useState<Sheet>()
  const site = useSession(session => session.site)
  const isWelcome = useSession(session => session.isWelcome)
  const isHandbookOpen = useHandbook(handbook => handbook.isOpen)
  const connection = useConnection()
  useShellCommands(setSheet)
  useWayIn(isWelcome, site !== undefined)
  useDropGuard()
  const close = () => setSheet(undefined)
  return (
    <PanelBoundary name={t('window')}>
      <SiteContext value={site}>
        <div className={styles.window} inert={connection.kind !== 'ready'}>
          <div className={styles.app}>
            {isWelcome && (site ? <Workspace key={site.id} /> : <StartScreen />)}
          </div>
          {isHandbookOpen && <HandbookPane />}
        </div>
        {connection.kind !== 'ready' && <Connecting connection={connection} />}
        {site && <SiteSheets key={site.id} sheet={sheet} onSheet={setSheet} />}
        {sheet === 'shortcuts' && <ShortcutSheet onClose={close} />}
        {sheet === 'language' && <LanguageDialog onClose={close} />}
        {sheet === 'about' && <AboutDialog onClose={close} />}
        <Toasts />
      </SiteContext>
    </PanelBoundary>
  )
}
