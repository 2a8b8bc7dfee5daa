import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folded } from '../../../shared/site/plan/outputs.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { errno, refusalOf } from '../disk/errors.ts'
import { isPlain } from '../disk/names.ts'
import { digestOf, type FileRow, MANIFEST } from './manifest.ts'

/** Where a site is written to, and where its new files wait until all of them are there. */
export interface Target {
  readonly out: string
  readonly staging: string
  /** What the last build wrote. */
  readonly before: ReadonlyMap<string, FileRow>
}

/** One file of the new site. */
export interface Staged extends FileRow {
  readonly path: string
  /** It is not what lies in its place already. */
  readonly changed: boolean
}

/** A file of a site that cannot bear its name here; the others can be written. */
export class UnwritableName extends Refusal {}

/** What a disk says of a name, and not of itself. */
const OF_NAMES = new Set(['ENAMETOOLONG', 'EINVAL', 'EEXIST', 'EISDIR', 'ENOTDIR'])

function unwritable(error: unknown, path: string): unknown {
  const told = refusalOf(error, path, 'made')
  const isName = OF_NAMES.has(errno(error) ?? '') && told instanceof Refusal
  return isName ? new UnwritableName(told.failure.code, told.message) : told
}

/** Whether the site holds the file as the last build wrote it, as far as its size tells. */
export function isInPlace({ out, before }: Target, path: string): boolean {
  const row = before.get(path)
  if (row === undefined || row.digest === '') return false
  const stat = lstatSync(join(out, path), { throwIfNoEntry: false })
  return stat?.isFile() === true && stat.size === row.size
}

/** Takes files of a new site: what differs from the site that is there waits beside it. */
export class Stage {
  readonly #place: Target
  readonly #folders = new Set<string>()
  readonly #ours: ReadonlyMap<string, string>

  constructor(place: Target) {
    this.#place = place
    this.#ours = new Map([...place.before.keys()].map(path => [folded(path), path]))
  }

  /** Takes one file. Refuses where someone else's file stands in its place, and a name that no file can have. */
  add(path: string, content: string | Uint8Array): Staged {
    if (!isPlain(path) || path === MANIFEST) {
      throw new UnwritableName('not-allowed', `“${path}” is no name for a file of a site.`)
    }
    const { before } = this.#place
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const staged = { path, digest: digestOf(bytes), size: bytes.length }
    if (before.get(path)?.digest === staged.digest && isInPlace(this.#place, path))
      return { ...staged, changed: false }
    if (!before.has(path) && this.#isElses(path)) {
      throw new Refusal(
        'exists',
        `“${path}” in the folder of the site is not from a build.`,
        'Move it elsewhere.',
      )
    }
    this.#write(path, bytes)
    return { ...staged, changed: true }
  }

  /** Whether someone else's file is there; one of the last build may show under this name, too. */
  #isElses(path: string): boolean {
    const { out } = this.#place
    try {
      const there = lstatSync(join(out, path), { throwIfNoEntry: false })
      if (there === undefined) return false
      const ours = this.#ours.get(folded(path))
      return ours === undefined || lstatSync(join(out, ours), { throwIfNoEntry: false })?.ino !== there.ino
    } catch (error) {
      throw unwritable(error, path)
    }
  }

  #write(path: string, bytes: Uint8Array): void {
    const file = join(this.#place.staging, path)
    const folder = dirname(file)
    try {
      if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
      this.#folders.add(folder)
      writeFileSync(file, bytes)
    } catch (error) {
      throw unwritable(error, path)
    }
  }
}
