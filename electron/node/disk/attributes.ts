import { execFile } from 'node:child_process'
import { type BigIntStats, constants, existsSync } from 'node:fs'
import { copyFile, type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What `cp` is called with: only attributes, never through a link, and no times. */
const ATTRIBUTES = ['--attributes-only', '--no-dereference', '--preserve=mode,ownership,xattr', '--']

let found: Promise<string | undefined> | undefined

/** The `cp` of this system, if it can copy attributes alone. */
async function findCopier(): Promise<string | undefined> {
  const program = ['/bin/cp', '/usr/bin/cp'].find(existsSync)
  if (process.platform !== 'linux' || program === undefined) return undefined
  const { stdout } = await run(program, ['--version']).catch(() => ({ stdout: '' }))
  return stdout.includes('coreutils') ? program : undefined
}

/** Another process reaches a file through a folder that this one holds open. */
const fromOutside = (path: string): string => path.replace(/^\/proc\/self\//, `/proc/${process.pid}/`)

/** Creates the file `temporary`, which will replace `original`, and opens it for writing; on some systems it has the attributes already. */
export async function openReplacement(
  original: string,
  temporary: string,
  opens: (path: string, flags: string | number, mode?: number) => Promise<FileHandle> = open,
): Promise<FileHandle> {
  if (process.platform === 'linux') return opens(temporary, 'wx', 0o600)
  await copyFile(original, temporary, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  const handle = await opens(temporary, 'r+')
  await handle.truncate()
  return handle
}

/**
 * Gives an open file that will replace `original` its attributes.
 *
 * A save replaces a file by a new one, which has none of the old one's attributes: owner, mode, access control
 * list, and extended attributes, such as the tags of Finder. Node has no calls for most of them, so the system
 * copies them. On macOS and Windows, `copyFile` clones a file with its attributes, and the new text is written
 * into the clone. On Linux it copies the content alone, and `cp` of the GNU tools copies the rest. Where neither
 * is there, owner and mode are kept, as far as the system lets this person.
 */
export async function copyAttributes(
  handle: FileHandle,
  { temporary, original, before }: ReplacedFile,
): Promise<void> {
  const own = await handle.stat({ bigint: true })
  if (own.uid !== before.uid || own.gid !== before.gid) {
    await handle.chown(Number(before.uid), Number(before.gid)).catch(() => undefined)
  }
  await handle.chmod(Number(before.mode) & 0o7777)
  found ??= findCopier()
  const copier = await found
  if (copier === undefined) return
  try {
    await run(copier, [...ATTRIBUTES, fromOutside(original), fromOutside(temporary)])
  } catch (error) {
    // As if the system did not permit replacing the file: it is written in place, and keeps everything.
    throw Object.assign(new Error(String(error)), { code: 'EPERM' })
  }
}

/** A file that is about to be replaced. */
interface ReplacedFile {
  readonly original: string
  readonly temporary: string
  readonly before: BigIntStats
}
