import type { FileHandle } from 'node:fs/promises'

async function put(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let from = 0
  while (from < bytes.length)
    from += (await handle.write(bytes, from, bytes.length - from, from)).bytesWritten
  await handle.truncate(bytes.length)
  await handle.sync()
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
