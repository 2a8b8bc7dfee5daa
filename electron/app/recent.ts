import { app } from 'electron'
import { message } from '../../shared/messages/message.ts'
import type { RecentFolder } from '../../shared/project/base/model.ts'
import { inWords } from '../node/base/words.ts'

/** How many folders a menu of the system offers. */
const MOST = 10

/** One argument of a Windows command line: a backslash before the closing quote would escape it. */
const quoted = (folder: string): string => `"${folder.replaceAll('"', '').replace(/\\+$/, '$&$&')}"`

/** Fills the jump list of Windows: each folder starts the app with it. */
function showJumpList(folders: readonly RecentFolder[]): void {
  app.setJumpList([
    {
      type: 'custom',
      name: inWords(message('app:recent.title')),
      items: folders.map(({ folder, name }) => ({
        type: 'task',
        program: process.execPath,
        args: app.isPackaged ? quoted(folder) : `${quoted(app.getAppPath())} ${quoted(folder)}`,
        title: name,
        description: folder,
      })),
    },
  ])
}

/** Returns the folders that a menu of the system offers. */
export const offered = (folders: readonly RecentFolder[]): readonly RecentFolder[] => folders.slice(0, MOST)

/** Shows the recent folders in the Dock on macOS, and in the jump list on Windows. */
export function showRecent(folders: readonly RecentFolder[]): void {
  const shown = offered(folders)
  if (process.platform === 'win32') showJumpList(shown)
  if (process.platform !== 'darwin') return
  app.clearRecentDocuments()
  for (const { folder } of [...shown].reverse()) app.addRecentDocument(folder)
}
