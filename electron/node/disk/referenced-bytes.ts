import { createHash } from 'node:crypto'
import { type BigIntStats, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { digestIn, isBytes, isReference, referenceTo, sizeIn } from '../../../shared/project/files/bytes.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { idOfFolder } from '../base/data-folders.ts'
import type { Root } from './confine.ts'
import { errno, refusalOf } from './errors.ts'
import { listFiles } from './listing.ts'
import { readBytes, readHead, readPieces } from './read.ts'
import { replaceSynced } from './synced-files.ts'

/** Milliseconds after a change during which a file may change again without another time. */
const SAME_TIME = 2_000

/** A file that was found to have some bytes. */
interface Place {
  readonly path: string
  readonly reference: string
  /** Its state then, and when that was, in milliseconds since 1970. */
  readonly stamp: string
  readonly seen: number
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The reference of bytes. */
export const referenceOf = (bytes: Uint8Array): string => referenceTo(hashOf(bytes), bytes.length)

/** Where Galley's data folder keeps bytes that no file of a repository has. */
export const keptBytesFolder = (data: string, root: string): string => join(data, 'bytes', idOfFolder(root))

function statOf(file: string): BigIntStats | undefined {
  try {
    return statSync(file, { bigint: true })
  } catch (error) {
    if (errno(error) === undefined) throw error
    return undefined // missing, or not readable: reading it says why
  }
}

const gone = (): Refusal =>
  new Refusal('not-found', message('project:bytesGone'), message('project:bytesGoneHint'))

/**
 * Finds the bytes that references stand for: in the files of a repository, whatever their names are now, or in
 * Galley's data folder, which keeps each once.
 */
export class ReferencedBytes {
  readonly #root: Root
  readonly #folder: string
  readonly #places = new Map<string, Place>()

  constructor(root: Root, data: string) {
    this.#root = root
    this.#folder = keptBytesFolder(data, root.folder)
  }

  /** The reference of a file's bytes. Reads the file only if it changed since. */
  async referenceAt(path: string): Promise<string> {
    const known = this.#known(path)
    if (known) return known.reference
    const seen = Date.now()
    const stamp = this.#stamp(path)
    const hash = createHash('sha256')
    let size = 0
    for await (const piece of readPieces(this.#root.locate(path))) {
      hash.update(piece)
      size += piece.length
    }
    const reference = referenceTo(hash.digest('hex'), size)
    if (stamp !== undefined) this.#places.set(path, { path, reference, stamp, seen })
    return reference
  }

  /** Keeps bytes, and returns their reference. */
  async keep(bytes: Uint8Array): Promise<string> {
    const reference = referenceOf(bytes)
    const file = this.#keptAt(reference)
    try {
      if (statSync(file, { throwIfNoEntry: false })?.size !== bytes.length) await replaceSynced(file, bytes)
    } catch (error) {
      throw refusalOf(error, message('disk:names.keptBytes'), 'save')
    }
    return reference
  }

  /** Reads what a reference stands for, or its first bytes. Refuses with `not-found` if no file has it any more. */
  async read(reference: string, most?: number): Promise<Uint8Array> {
    if (!isReference(reference)) throw gone()
    for (const path of this.#placesOf(reference))
      if (this.#known(path)) return this.#fromRepository(path, most)
    const kept = this.#fromKept(reference)
    if (kept) return kept.subarray(0, most)
    const size = sizeIn(reference)
    for (const entry of await listFiles(this.#root)) {
      if (entry.size !== size || !isBytes(entry.path)) continue
      if ((await this.referenceAt(entry.path)) === reference) return this.#fromRepository(entry.path, most)
    }
    throw gone()
  }

  /** Whether a file has these bytes; reads it. */
  async isAt(reference: string, path: string): Promise<boolean> {
    this.#places.delete(path)
    try {
      return (await this.referenceAt(path)) === reference
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return false
    }
  }

  #fromRepository(path: string, most?: number): Uint8Array {
    const confined = this.#root.locate(path)
    return most === undefined ? readBytes(confined) : readHead(confined, most)
  }

  #fromKept(reference: string): Uint8Array | undefined {
    const file = this.#keptAt(reference)
    if (!existsSync(file)) return undefined
    const bytes = readFileSync(file)
    return hashOf(bytes) === digestIn(reference) ? bytes : undefined
  }

  #keptAt(reference: string): string {
    return join(this.#folder, digestIn(reference))
  }

  #placesOf(reference: string): readonly string[] {
    return [...this.#places.values()].filter(place => place.reference === reference).map(({ path }) => path)
  }

  /** What was found in a file, if it did not change since. */
  #known(path: string): Place | undefined {
    const place = this.#places.get(path)
    return place && place.stamp === this.#stamp(path, place.seen) ? place : undefined
  }

  /** What changes when a file does; `undefined` if it is missing, or changed just before `now`. */
  #stamp(path: string, now?: number): string | undefined {
    const stat = statOf(join(this.#root.folder, ...path.split('/')))
    if (!stat || (now !== undefined && now - Number(stat.ctimeMs) < SAME_TIME)) return undefined
    return `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`
  }
}
