import { randomBytes } from 'node:crypto'
import { type BigIntStats, constants } from 'node:fs'
import { type FileHandle, link, lstat, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { message } from '../../../shared/messages/message.ts'
import { encodedText } from '../../../shared/project/files/bytes.ts'
import type { FileText } from '../../../shared/project/files/files.ts'
import { isWellFormed } from '../../../shared/project/files/utf8.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { makeFolder } from '../base/make-folder.ts'
import { copyAttributes, openReplacement } from './attributes.ts'
import type { ConfinedPath, Root } from './confine.ts'
import { errno, refusalOf } from './errors.ts'
import { type HeldFolder, holdFolder } from './held-folder.ts'
import { overwrite } from './overwrite.ts'
import { readBytes } from './read.ts'

/** What saving needs. */
export interface SaveTools {
  /** Keeps the bytes that an unsafe way of writing is about to replace; returns a function that drops them. */
  copies(path: string, bytes: Uint8Array): Promise<() => Promise<void>>
  /** Opens a file for writing. */
  open(path: string, flags: string | number, mode?: number): Promise<FileHandle>
}

/** A save in progress. */
interface Saving {
  readonly spot: ConfinedPath
  readonly held: HeldFolder
  readonly name: string
  readonly bytes: Uint8Array
  readonly expected: Expected | undefined
  readonly tools: SaveTools
}

/** Whether these bytes are what the disk must still hold. */
export type Expected = (bytes: Uint8Array) => boolean

/** What the disk was found to hold. */
interface Present {
  readonly stat: BigIntStats
  readonly bytes: Uint8Array
}

const IN_PLACE = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0)

const conflict = (path: string): Refusal =>
  new Refusal('conflict', message('project:changedElsewhere', { file: path }), message('disk:compareBoth'))

async function existing(saving: Saving): Promise<BigIntStats | undefined> {
  return lstat(saving.held.at(saving.name), { bigint: true }).catch((error: unknown) => {
    if (errno(error) === 'ENOENT') return undefined
    throw error
  })
}

/** Throws unless the disk holds what is expected; returns that. */
async function compare(saving: Saving): Promise<Present | undefined> {
  const stat = await existing(saving)
  const { spot: confined, expected } = saving
  if ((stat === undefined) !== (expected === undefined)) throw conflict(confined.path)
  if (!stat || !expected) return undefined
  if (!stat.isFile()) throw conflict(confined.path)
  const bytes = readBytes(confined)
  if (!expected(bytes)) throw conflict(confined.path)
  return { stat, bytes }
}

const same = (a: BigIntStats | undefined, b: BigIntStats | undefined): boolean =>
  a?.ino === b?.ino && a?.ctimeNs === b?.ctimeNs && a?.mtimeNs === b?.mtimeNs && a?.size === b?.size

async function writeTemporary(
  { tools, bytes, held, name }: Saving,
  temporary: string,
  before: BigIntStats | undefined,
): Promise<void> {
  const original = held.at(name)
  const handle = before
    ? await openReplacement(original, temporary, tools.open)
    : await tools.open(temporary, 'wx', 0o666)
  try {
    await handle.writeFile(bytes)
    if (before) await copyAttributes(handle, { original, temporary, before })
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What the system says if a file cannot be replaced, though it may be written: EBUSY is a mount point, but on Windows a lock. */
const CLOSED: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  ...(process.platform === 'win32' ? [] : ['EBUSY']),
])

const WAITS = process.platform === 'win32' ? [20, 50, 100, 200, 400, 800] : []

/** Renames; if the system locks the file for a moment, as virus scanners on Windows do, tries again a little later. */
async function renamePatiently(from: string, to: string, waits: readonly number[] = WAITS): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    const [wait, ...rest] = waits
    if (wait === undefined || !['EPERM', 'EACCES', 'EBUSY'].includes(errno(error) ?? '')) throw error
    await setTimeout(wait)
    await renamePatiently(from, to, rest)
  }
}

/** Renames a new file to its final name, and never over one that appeared meanwhile. */
async function moveIntoPlace(temporary: string, target: string, path: string): Promise<void> {
  try {
    await link(temporary, target)
    await rm(temporary)
  } catch (error) {
    if (errno(error) === 'EEXIST') throw conflict(path)
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK'].includes(errno(error) ?? '')) throw error
    await renamePatiently(temporary, target)
  }
}

async function replace(saving: Saving, before: BigIntStats | undefined): Promise<void> {
  const { held, name, spot: confined } = saving
  const temporary = held.at(`.galley-${process.pid}-${randomBytes(6).toString('hex')}.tmp`)
  try {
    await writeTemporary(saving, temporary, before)
    if (!same(before, await existing(saving))) await compare(saving)
    if (before) await renamePatiently(temporary, held.at(name))
    else await moveIntoPlace(temporary, held.at(name), confined.path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
  await held.sync()
}

/** Writes into the file itself if it cannot be replaced: other names link to it, its folder takes no new files, or it is a mount point. */
async function writeInPlace(saving: Saving, before: Uint8Array): Promise<void> {
  const { tools, held, name, spot: confined, bytes } = saving
  const handle = await tools.open(held.at(name), IN_PLACE)
  await overwrite(handle, { before, after: bytes }, () => tools.copies(confined.path, before))
}

/** Throws if the file is read-only, though its folder would allow replacing it. */
async function checkWritable({ tools, held, name }: Saving): Promise<void> {
  const handle = await tools.open(held.at(name), IN_PLACE)
  await handle.close()
}

async function write(saving: Saving): Promise<void> {
  const before = await compare(saving)
  if (before) await checkWritable(saving)
  if (before && before.stat.nlink > 1n) return writeInPlace(saving, before.bytes)
  try {
    await replace(saving, before?.stat)
  } catch (error) {
    if (!CLOSED.has(errno(error) ?? '') || !before) throw error
    await writeInPlace(saving, before.bytes)
  }
}

/** Creates the folders that a new file needs, and confines its path again, as folders may have appeared meanwhile. */
async function prepare(root: Root, path: string): Promise<ConfinedPath> {
  const confined = root.locate(path)
  if (confined.names.length === 1) return confined
  makeFolder(join(confined.folder, ...confined.names.slice(0, -1)))
  return root.locate(path)
}

/**
 * Writes `text` completely or not at all, through a new file in the same folder, if the disk holds exactly
 * `expected`. Keeps mode, owner, links and hard links of the file.
 */
export async function save(
  root: Root,
  path: string,
  { text, expected }: { readonly text: FileText; readonly expected: FileText | undefined },
  tools: SaveTools,
): Promise<void> {
  if (!isWellFormed(text.text)) {
    throw new Refusal('not-text', message('project:halfCharacter', { file: path }))
  }
  const held = expected && encodedText(expected)
  const bytes = encodedText(text)
  await saveBytes(
    root,
    path,
    { bytes, expected: held && (found => Buffer.compare(found, held) === 0) },
    tools,
  )
}

/** Writes `bytes` as {@link save} writes a text, if the disk holds what is `expected`. */
export async function saveBytes(
  root: Root,
  path: string,
  { bytes, expected }: Pick<Saving, 'bytes' | 'expected'>,
  tools: SaveTools,
): Promise<void> {
  try {
    const confined = expected ? root.locate(path) : await prepare(root, path)
    const name = confined.names.at(-1)
    if (confined.names.length > 1 || name === undefined) throw conflict(path)
    const held = await holdFolder(confined)
    await write({ spot: confined, held, name, bytes, expected, tools }).finally(() => held.close())
  } catch (error) {
    throw refusalOf(error, path, 'save')
  }
}
