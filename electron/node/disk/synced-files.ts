import { constants } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '../base/make-folder.ts'

/** How the name of a file ends while it is written. */
export const PART = '.part'

async function writeSynced(handle: FileHandle, content: string | Uint8Array): Promise<void> {
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes new names in a folder survive a loss of power, where the system can. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a file of Galley's own data folder, completely or not at all; it is on disk when this resolves. Readable only by this person. */
export async function replaceSynced(path: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(path)
  const part = `${path}${PART}`
  makeFolder(folder, 0o700)
  try {
    await writeSynced(await open(part, 'w', 0o600), content)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined) // the next start removes it
    throw error
  }
  await syncFolder(folder)
}

/** Appends to an existing file; it is on disk when this resolves. */
export async function appendSynced(path: string, content: string): Promise<void> {
  await writeSynced(await open(path, constants.O_WRONLY | constants.O_APPEND), content)
}

/** Removes a file, if it exists; it is gone when this resolves. */
export async function removeSynced(path: string): Promise<void> {
  await rm(path, { force: true })
  await syncFolder(dirname(path))
}
