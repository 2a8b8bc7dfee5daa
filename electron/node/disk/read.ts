import { isUtf8 } from 'node:buffer'
import { closeSync, constants, fstatSync, openSync, readlinkSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { message } from '../../../shared/messages/message.ts'
import type { FileText } from '../../../shared/project/files/files.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { ConfinedPath } from './confine.ts'
import { refusalOf } from './errors.ts'

const MEGABYTE = 1024 * 1024
/** A larger text is not edited. */
export const TEXT_LIMIT = 50 * MEGABYTE
/** A larger file is not shown. */
const BYTES_LIMIT = 256 * MEGABYTE
/** Bytes that are read at once from a file of any size. */
const PIECE = MEGABYTE

/** Links were already followed when the path was confined: no other link is followed, and opening a pipe does not block. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

const absolute = (confined: ConfinedPath): string => join(confined.folder, ...confined.names)

/** Where the system says that an open file is; only Linux reports it. */
function leadsTo(descriptor: number): string | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    return undefined // no /proc in this container
  }
}

/** Throws if a folder on the way was replaced by a link since the path was confined. */
function checkOpened(descriptor: number, confined: ConfinedPath): void {
  const leads = leadsTo(descriptor)
  if (leads === undefined || leads === absolute(confined)) return
  throw new Refusal(
    'not-allowed',
    message('disk:movedWhileRead', { path: confined.path }),
    message('disk:tryAgain'),
  )
}

function sizeOf(descriptor: number, confined: ConfinedPath): number {
  const stat = fstatSync(descriptor)
  if (stat.isDirectory()) {
    throw new Refusal(
      'not-allowed',
      message('disk:isFolder', { path: confined.path }),
      message('disk:isFolderHint'),
    )
  }
  if (!stat.isFile()) throw new Refusal('not-allowed', message('disk:notFile', { path: confined.path }))
  return stat.size
}

function checkedSize(descriptor: number, confined: ConfinedPath, limit: number): number {
  const size = sizeOf(descriptor, confined)
  if (size > limit)
    throw new Refusal('not-text', message('disk:tooLarge', { path: confined.path, limit: limit / MEGABYTE }))
  return size
}

function readOpened(descriptor: number, size: number, start = 0): Uint8Array {
  const bytes = Buffer.alloc(size)
  let from = 0
  while (from < bytes.length) {
    const read = readSync(descriptor, bytes, from, bytes.length - from, start + from)
    if (read === 0) break
    from += read
  }
  return bytes.subarray(0, from)
}

function opened(confined: ConfinedPath, read: (descriptor: number) => Uint8Array): Uint8Array {
  try {
    const descriptor = openSync(absolute(confined), FLAGS)
    try {
      checkOpened(descriptor, confined)
      return read(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    throw refusalOf(error, confined.path, 'read')
  }
}

/** Reads a whole regular file; refuses everything else before reading. */
export const readBytes = (confined: ConfinedPath, limit: number = BYTES_LIMIT): Uint8Array =>
  opened(confined, descriptor => readOpened(descriptor, checkedSize(descriptor, confined, limit)))

/** Reads the first `most` bytes of a regular file, however large it is. */
export const readHead = (confined: ConfinedPath, most: number): Uint8Array =>
  opened(confined, descriptor => readOpened(descriptor, Math.min(sizeOf(descriptor, confined), most)))

/** Reads a regular file in pieces, between which other work gets a turn. */
export async function* readPieces(confined: ConfinedPath): AsyncGenerator<Uint8Array> {
  let at = 0
  for (;;) {
    const from = at
    const piece = opened(confined, descriptor => {
      const most = Math.min(PIECE, checkedSize(descriptor, confined, BYTES_LIMIT) - from)
      return readOpened(descriptor, Math.max(most, 0), from)
    })
    if (piece.length === 0) return
    yield piece
    at += piece.length
    await setImmediate()
  }
}

const viewOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Decodes bytes as text, or refuses if they are not text. */
export function decode(bytes: Uint8Array, path: string): FileText {
  if (bytes.includes(0) || !isUtf8(bytes)) {
    throw new Refusal('not-text', message('disk:notUtf8', { path }), message('disk:notUtf8Hint'))
  }
  const text = viewOf(bytes).toString('utf8')
  return text.startsWith('\ufeff') ? { text: text.slice(1), bom: true } : { text, bom: false }
}
