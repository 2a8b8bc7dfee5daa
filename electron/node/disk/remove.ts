import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { Root } from './confine.ts'
import { refusalOf } from './errors.ts'
import { readBytes } from './read.ts'
import type { Expected } from './save.ts'

/** Where deleted files go, so that they can be restored: the file itself, or its bytes. */
export interface Bin {
  /** Moves the file to the system's trash; absent if there is none. */
  readonly trash?: (absolute: string) => Promise<void>
  /** Keeps the bytes of a file that is about to be deleted. */
  discard(path: string, bytes: Uint8Array): Promise<void>
}

async function trashed(absolute: string, bin: Bin): Promise<boolean> {
  try {
    await bin.trash?.(absolute)
    return bin.trash !== undefined
  } catch {
    return false // a system without a working trash: our own copy is used
  }
}

/** Deletes a file restorably, if it still holds what is expected. */
export async function remove(root: Root, path: string, expected: Expected, bin: Bin): Promise<void> {
  try {
    const confined = root.locate(path)
    const bytes = readBytes(confined)
    if (!expected(bytes)) {
      throw new Refusal(
        'conflict',
        message('project:changedElsewhere', { file: path }),
        message('disk:lookBeforeDelete'),
      )
    }
    const absolute = join(confined.folder, ...confined.names)
    if (await trashed(absolute, bin)) return
    await bin.discard(path, bytes)
    await rm(absolute)
  } catch (error) {
    throw refusalOf(error, path, 'delete')
  }
}
