import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConvertDialog } from '../features/conversion/ConvertDialog.tsx'
import { StartScreen } from '../features/start/StartScreen.tsx'
import { useConnection } from '../host/link/host.ts'
import { useProject, useSession } from '../host/session/session.ts'
import styles from './App.module.css'
import { Connecting } from './Connecting.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { PanelBoundary } from './PanelBoundary.tsx'
import { QuickOpen } from './QuickOpen.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { Toasts } from './Toasts.tsx'
import { useDropGuard } from './useDropGuard.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { type Sheet, useShellCommands } from './useShellCommands.ts'
import { Workspace } from './Workspace.tsx'
import { goToPart } from './windowParts.ts'

/** Leads keys into a site that was opened on the start screen, and back there from one that was closed: what had them is gone. */
function useWayIn(isWelcome: boolean, isOpen: boolean): void {
  const wasOpen = useRef<boolean>(undefined)
  useEffect(() => {
    if (!isWelcome) return
    if (wasOpen.current === !isOpen) requestAnimationFrame(() => goToPart(1))
    wasOpen.current = isOpen
  }, [isWelcome, isOpen])
}

/** The whole window: the start screen, or an open site. */
export function App() {
  const { t } = useTranslation('shell')
  const [sheet, setSheet] = useState<Sheet>()
  const project = useProject()
  const isWelcome = useSession(session => session.isWelcome)
  const connection = useConnection()
  useShellCommands(setSheet)
  useWayIn(isWelcome, project !== undefined)
  useLeaveGuard(project)
  useDropGuard()
  const sheetProps = { onClose: () => setSheet(undefined) }
  return (
    <PanelBoundary name={t('window')}>
      <div className={styles.app} inert={connection.kind !== 'ready'}>
        {isWelcome && (project ? <Workspace key={project.folder} /> : <StartScreen />)}
      </div>
      {connection.kind !== 'ready' && <Connecting connection={connection} />}
      {project && <QuickOpen isOpen={sheet === 'goto'} {...sheetProps} />}
      {project && <QuickOpen isOpen={sheet === 'edited'} isForEdited {...sheetProps} />}
      {project && <LeaveDialog isOpen={sheet === 'leave'} {...sheetProps} />}
      {project && sheet === 'convert' && <ConvertDialog {...sheetProps} />}
      <ShortcutSheet isOpen={sheet === 'shortcuts'} {...sheetProps} />
      <Toasts />
    </PanelBoundary>
  )
}
