import { type BrowserWindow, dialog } from 'electron'
import { message } from '../../shared/messages/message.ts'
import { inWords } from '../node/base/words.ts'

/** A page whose process ends more often than this within a minute is not reloaded automatically. */
const TRIES = 2
const MINUTE = 60_000

/** Whether to reload a page that has ended repeatedly. */
async function mayGoOn(window: BrowserWindow): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: inWords(message('app:crash.message')),
    detail: inWords(message('app:crash.detail')),
    buttons: [inWords(message('app:crash.close')), inWords(message('app:crash.again'))],
    defaultId: 1,
    cancelId: 0,
  })
  return response === 1
}

/** Reloads the page of a window when its process has ended, and asks after repeated ends. */
export function recover(window: BrowserWindow, crashed: (reason: string) => void): void {
  const ends: number[] = []
  window.webContents.on('render-process-gone', async (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    crashed(reason)
    const now = Date.now()
    ends.push(now)
    const often = ends.filter(end => now - end < MINUTE).length > TRIES
    if (often && !(await mayGoOn(window))) window.destroy()
    else if (!window.isDestroyed()) window.webContents.reload()
  })
}
