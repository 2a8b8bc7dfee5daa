import { closeSync, lstatSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { folded } from '../../../shared/text/portable.ts'
import { Digest, digestOf } from '../base/digest.ts'
import { makeFolder } from '../base/make-folder.ts'
import { SITE_LIST } from '../disk/built-sites.ts'
import { errno, refusalOf } from '../disk/errors.ts'
import { isPlain } from '../disk/names.ts'
import { stampOf } from '../disk/stamp.ts'
import type { FileRow } from './manifest.ts'

/** Where a site is written, and where its new files wait until all of them are complete. */
export interface Target {
  readonly out: string
  readonly staging: string
  /** The files of a build in `out`, as this person's last build wrote them. */
  readonly before: ReadonlyMap<string, FileRow>
}

/** One file of the new site; one that is staged gets its stamp in its final place. */
export interface Staged extends FileRow {
  readonly path: string
  /** It differs from the file that is in place. */
  readonly changed: boolean
}

/** A file of a site with a name that the disk does not accept; the others can be written. */
export class UnwritableName extends Refusal {}

/** Errors of the disk that are about a name, not about the disk itself. */
const OF_NAMES = new Set(['ENAMETOOLONG', 'EINVAL', 'EEXIST', 'EISDIR', 'ENOTDIR'])

function unwritable(error: unknown, path: string): unknown {
  const refusal = refusalOf(error, path, 'create')
  const isName = OF_NAMES.has(errno(error) ?? '') && refusal instanceof Refusal
  return isName ? new UnwritableName(refusal.failure.code, refusal.failure.message) : refusal
}

/**
 * The row of a file that the site holds as the last build wrote it, with its present stamp; undefined for any
 * other. A file with another stamp, such as that of a restored copy, is read and compared.
 */
export function rowInPlace({ out, before }: Target, path: string): FileRow | undefined {
  const row = before.get(path)
  if (row === undefined || row.digest === '') return undefined
  const file = join(out, path)
  const stat = lstatSync(file, { throwIfNoEntry: false })
  if (stat?.isFile() !== true || stat.size !== row.size) return undefined
  const stamp = stampOf(stat)
  if (stamp === row.stamp) return row
  return digestOf(readFileSync(file)) === row.digest ? { ...row, stamp } : undefined
}

/** Takes files of a new site: those that differ from the existing site are staged beside it. */
export class Stage {
  readonly #place: Target
  readonly #folders = new Set<string>()
  readonly #shared = new Map<string, Staged>()
  readonly #written: ReadonlyMap<string, string>

  constructor(target: Target) {
    this.#place = target
    this.#written = new Map([...target.before.keys()].map(path => [folded(path), path]))
  }

  /** Takes one file. Refuses if someone else's file is in its place, or if no file can have the name. */
  add(path: string, content: string | Uint8Array): Staged {
    this.#checkName(path)
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const digest = digestOf(bytes)
    const same = this.#same(path, digest)
    if (same) return { path, ...same, changed: false }
    this.#checkOwner(path)
    this.#write(path, file => writeFileSync(file, bytes))
    return { path, digest, size: bytes.length, stamp: '', changed: true }
  }

  /** Takes one file that several pages may have, like {@link add}, and writes it once. */
  addShared(path: string, content: string | Uint8Array): Staged {
    const staged = this.#shared.get(path) ?? this.add(path, content)
    this.#shared.set(path, staged)
    return staged
  }

  /** Takes one file piece by piece, like {@link add}. */
  addLong(path: string, pieces: Iterable<string>): Staged {
    this.#checkName(path)
    this.#checkOwner(path)
    const written = this.#write(path, file => writePieces(file, pieces))
    const same = this.#same(path, written.digest)
    if (!same) return { path, ...written, changed: true }
    rmSync(join(this.#place.staging, path))
    return { path, ...same, changed: false }
  }

  #checkName(path: string): void {
    if (isPlain(path) && path !== SITE_LIST) return
    throw new UnwritableName('not-allowed', message('build:badName', { path }))
  }

  /** Refuses a file that no build wrote. */
  #checkOwner(path: string): void {
    if (this.#place.before.has(path) || !this.#isForeign(path)) return
    throw new Refusal('exists', message('build:notOurs', { path }), message('build:notOursHint'))
  }

  #same(path: string, digest: string): FileRow | undefined {
    return this.#place.before.get(path)?.digest === digest ? rowInPlace(this.#place, path) : undefined
  }

  /** Whether someone else's file is there; a file of the last build may also appear under this name. */
  #isForeign(path: string): boolean {
    const { out } = this.#place
    try {
      const there = lstatSync(join(out, path), { throwIfNoEntry: false })
      if (there === undefined) return false
      const ours = this.#written.get(folded(path))
      return ours === undefined || lstatSync(join(out, ours), { throwIfNoEntry: false })?.ino !== there.ino
    } catch (error) {
      throw unwritable(error, path)
    }
  }

  #write<T>(path: string, write: (file: string) => T): T {
    const file = join(this.#place.staging, path)
    const folder = dirname(file)
    try {
      if (!this.#folders.has(folder)) makeFolder(folder)
      this.#folders.add(folder)
      return write(file)
    } catch (error) {
      throw unwritable(error, path)
    }
  }
}

/** Pieces are written together up to about this many UTF-16 units. */
const CHUNK = 1_000_000

/** Writes a file piece by piece; returns its size, and the same digest as {@link digestOf}. */
function writePieces(file: string, pieces: Iterable<string>): FileRow {
  const digest = new Digest()
  const handle = openSync(file, 'w')
  let [size, waiting] = [0, '']
  const flush = () => {
    const bytes = Buffer.from(waiting)
    for (let from = 0; from < bytes.length; ) from += writeSync(handle, bytes, from)
    digest.add(bytes)
    size += bytes.length
    waiting = ''
  }
  try {
    for (const piece of pieces) {
      waiting += piece
      if (waiting.length > CHUNK) flush()
    }
    flush()
  } finally {
    closeSync(handle)
  }
  return { digest: digest.result(), size, stamp: '' }
}
