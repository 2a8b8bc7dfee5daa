import type { FileHandle } from 'node:fs/promises'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'

async function put(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let from = 0
  while (from < bytes.length)
    from += (await handle.write(bytes, from, bytes.length - from, from)).bytesWritten
  await handle.truncate(bytes.length)
  await handle.sync()
}

/** Throws unless the file holds exactly `bytes`. */
async function verify(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  const found = Buffer.alloc(bytes.length + 1)
  let size = 0
  while (size < found.length) {
    const { bytesRead } = await handle.read(found, size, found.length - size, size)
    if (bytesRead === 0) break
    size += bytesRead
  }
  if (Buffer.compare(found.subarray(0, size), bytes) === 0) return
  throw new Refusal('disk', message('disk:notKept'))
}

const startsEqual = (a: Uint8Array, b: Uint8Array): number => {
  const most = Math.min(a.length, b.length)
  let at = 0
  while (at < most && a[at] === b[at]) at += 1
  return at
}

/** Whether a file holds the start of `after` over `before`: what an {@link overwrite} leaves that is cut short. */
export function isTorn(disk: Uint8Array, before: Uint8Array, after: Uint8Array): boolean {
  const written = startsEqual(disk, after)
  if (disk.length !== Math.max(before.length, written)) return false
  return Buffer.compare(disk.subarray(written), before.subarray(written)) === 0
}

/**
 * Writes `after` into the open file, and `before` again if that fails. `keep` first stores a copy and returns
 * a function that drops it; the copy stays if the file could not be restored.
 */
export async function overwrite(
  handle: FileHandle,
  content: { readonly before: Uint8Array; readonly after: Uint8Array },
  keep: () => Promise<() => Promise<void>>,
): Promise<void> {
  try {
    const drop = await keep()
    try {
      await put(handle, content.after)
      await verify(handle, content.after)
    } catch (error) {
      await put(handle, content.before)
      await drop()
      throw error
    }
    await drop()
  } finally {
    await handle.close()
  }
}
