import { createReadStream, createWriteStream, lstatSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { sweep } from '../base/sweep.ts'
import { refusalOf } from '../disk/errors.ts'

/** What is packed. */
interface ZipOrder {
  /** The folder, and the paths in it. */
  readonly from: string
  readonly files: readonly string[]
  /** The new file. */
  readonly to: string
  readonly signal: AbortSignal
  /** Gets the number of packed files. */
  readonly progress: (done: number) => void
}

/** The mode of a file that everybody may read. */
const READABLE = 0o100644

/** Refuses if something has the name already. */
export function checkFree(path: string): void {
  if (!lstatSync(path, { throwIfNoEntry: false })) return
  throw new Refusal('exists', message('build:zipExists', { path }), message('build:zipExistsHint'))
}

/** The files as a zip, each read when its turn comes. */
function zipOf({ from, files, progress }: ZipOrder): ZipFile {
  const zip = new ZipFile()
  const mtime = new Date()
  for (const [index, path] of files.entries()) {
    const file = join(from, path)
    const { size } = lstatSync(file)
    zip.addReadStreamLazy(path, { mtime, mode: READABLE, size }, take => {
      progress(index + 1)
      take(undefined, createReadStream(file))
    })
  }
  zip.end()
  return zip
}

/** A zip that is being written, perhaps by a process that was killed. */
const PARTIAL = /^\.galley-(\d+)-.*\.part$/

const partialOf = (zip: string): string => join(dirname(zip), `.galley-${process.pid}-${basename(zip)}.part`)

/** Packs files into a zip, completely or not at all; returns its size. */
export async function writeZip(order: ZipOrder): Promise<number> {
  const { to, signal } = order
  sweep(dirname(to), PARTIAL)
  const partial = partialOf(to)
  try {
    const target = createWriteStream(partial, { flags: 'wx', flush: true })
    const zip = zipOf(order)
    zip.once('error', error => target.destroy(error))
    await pipeline(zip.outputStream, target, { signal })
    checkFree(to)
    renameSync(partial, to)
    return lstatSync(to).size
  } catch (error) {
    rmSync(partial, { force: true })
    throw signal.aborted ? error : refusalOf(error, to, 'create')
  }
}
