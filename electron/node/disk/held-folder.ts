import { constants } from 'node:fs'
import { open, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { ConfinedPath } from './confine.ts'
import { errno } from './errors.ts'

/** A folder held open while a file in it is replaced, so that nobody can replace the folder by a link meanwhile. */
export interface HeldFolder {
  /** The path by which a file of this very folder is reached. */
  at(name: string): string
  /** Makes changes of the folder survive a loss of power, where the system can. */
  sync(): Promise<void>
  close(): Promise<void>
}

const unheld = (folder: string): HeldFolder => ({
  at: name => join(folder, name),
  sync: () => Promise.resolve(),
  close: () => Promise.resolve(),
})

/** Holds the folder of `spot` open. Linux reaches files through the open folder itself; other systems use the path. */
export async function holdFolder(confined: ConfinedPath): Promise<HeldFolder> {
  if (process.platform === 'win32') return unheld(confined.folder)
  const handle = await open(
    confined.folder,
    constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW,
  ).catch((error: unknown) => {
    if (errno(error) === 'EACCES') return undefined
    throw error
  })
  if (!handle) return unheld(confined.folder)
  const way = `/proc/self/fd/${handle.fd}`
  const leads = process.platform === 'linux' ? await readlink(way).catch(() => undefined) : undefined
  if (leads !== undefined && leads !== confined.folder) {
    await handle.close()
    throw new Refusal(
      'not-allowed',
      message('disk:movedWhileSaved', { path: confined.path }),
      message('disk:tryAgain'),
    )
  }
  return {
    at: name => join(leads === undefined ? confined.folder : way, name),
    sync: () => handle.sync().catch(() => undefined),
    close: () => handle.close(),
  }
}
