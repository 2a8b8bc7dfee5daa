import i18next from 'i18next'
import { type Notice, notify, notifyError, withdraw } from '../base/notices.ts'
import { documents } from '../documents/documents.ts'
import { host } from '../link/host.ts'
import { leadingStep } from './reveal.ts'
import { projectNow, useSession } from './session.ts'

/** Takes the last step back, whatever it concerned. */
export const undo = (): Promise<void> =>
  leadingStep(async () => {
    await documents.settled()
    if (projectNow()?.undo !== undefined) await host.undo().catch(notifyError)
  })

/** Makes the last step that was taken back again. */
export const redo = (): Promise<void> =>
  leadingStep(async () => {
    await documents.settled()
    if (projectNow()?.redo !== undefined) await host.redo().catch(notifyError)
  })

/** Tells of the step that was just made in this window, as soon as the host took it; says nothing where it did not. */
export function tellStep(message: string): void {
  void documents.taken().then(isTaken => isTaken && tellLast(message))
}

/** Tells of the step that the host made last, with a way to take it back for as long as it is the last one. */
export function tellLast(message: string): void {
  const made = projectNow()?.step
  const notice: Notice = {
    kind: 'success',
    message,
    action: { label: i18next.t('shell:takeBack'), run: undo },
  }
  notify(notice)
  const end = useSession.subscribe(({ project }) => {
    if (project?.step === made) return
    end()
    withdraw(notice)
  })
}
