import { notifyError } from '../base/notices.ts'
import { LinkLost } from '../link/link.ts'
import type { AppWindow } from '../scope/app-window.ts'
import { createMemory, type Memory } from '../scope/memory.ts'

/** What windows remember for a folder. */
export async function folderMemory(app: AppWindow, folder: string): Promise<Memory> {
  const { host } = app
  return createMemory(await host.recall({ folder }), (name, value) => {
    host.remember({ folder, name, value }).catch((error: unknown) => {
      // The window says that the connection was lost; the next change sends the whole value.
      if (!(error instanceof LinkLost)) notifyError(app, error)
    })
  })
}
