import { MEMORIES, type Memories } from '../../../shared/rpc/memory.ts'
import { notifyError } from '../base/notices.ts'
import { LinkLost } from '../link/link.ts'
import type { AppWindow } from '../scope/app-window.ts'
import { createMemory, type Memory } from '../scope/memory.ts'

const keyOf = (folder: string) => `galley.unsent:${folder}`

/** What this window kept just before it was reloaded. */
function unsentIn(folder: string): Memories {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(folder)) ?? '{}')
    const found = MEMORIES.map(name => [name, Reflect.get(Object(kept), name)] as const)
    return Object.fromEntries(found.filter(([, value]) => typeof value === 'string'))
  } catch {
    return {} // written by hand: the host's values count
  }
}

/** What windows remember for a folder. */
export async function folderMemory(app: AppWindow, folder: string): Promise<Memory> {
  const { host } = app
  return createMemory({
    earlier: await host.recall({ folder }),
    unsent: unsentIn(folder),
    send: async (name, value) => {
      try {
        await host.remember({ folder, name, value })
        return true
      } catch (error) {
        // The window says that the connection was lost; the next change sends the whole value.
        if (!(error instanceof LinkLost)) notifyError(app, error)
        return false
      }
    },
    stash: unsent => sessionStorage.setItem(keyOf(folder), JSON.stringify(unsent)),
  })
}
