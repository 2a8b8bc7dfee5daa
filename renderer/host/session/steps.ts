import i18next from 'i18next'
import { type Notice, notify, notifyError, withdraw } from '../base/notices.ts'
import { documentsOf } from '../documents/documents.ts'
import type { Site } from '../scope/site.ts'
import { projectNow, projectOf } from '../site/project.ts'
import { runUndoOrRedo } from './reveal.ts'

/** Undoes the last step, whatever it changed. */
export const undo = (site: Site): Promise<void> =>
  runUndoOrRedo(site, async () => {
    await documentsOf(site).settled()
    if (projectNow(site).undo !== undefined)
      await site.host.undo().catch(error => notifyError(site.app, error))
  })

/** Redoes the last step that was undone. */
export const redo = (site: Site): Promise<void> =>
  runUndoOrRedo(site, async () => {
    await documentsOf(site).settled()
    if (projectNow(site).redo !== undefined)
      await site.host.redo().catch(error => notifyError(site.app, error))
  })

/** Shows a notice about the last step of this window once the host accepted it; none if the host did not. */
export function reportStep(site: Site, message: string): void {
  void documentsOf(site)
    .taken()
    .then(isTaken => isTaken && reportLastStep(site, message))
}

/** Shows a notice about the last step of the host, with Undo for as long as it is the last one. */
export function reportLastStep(site: Site, message: string): void {
  const step = projectNow(site).step
  const notice: Notice = {
    kind: 'success',
    message,
    action: { label: i18next.t('shell:revert'), run: () => undo(site) },
  }
  notify(site.app, notice)
  const end = projectOf(site).subscribe(project => {
    if (project.step === step) return
    end()
    withdraw(site.app, notice)
  })
}
