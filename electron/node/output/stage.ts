import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '../../../shared/text/failure.ts'
import { refused } from '../disk/faults.ts'
import { isPlain } from '../disk/names.ts'
import { digestOf, type FileRow, MANIFEST } from './manifest.ts'

/** Where a site is written to, and where its new files wait until all of them are there. */
export interface Place {
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

/** Whether the site holds the file as the last build wrote it, as far as its size tells. */
export function isInPlace({ out, before }: Place, path: string): boolean {
  const row = before.get(path)
  if (row === undefined || row.digest === '') return false
  const stat = lstatSync(join(out, path), { throwIfNoEntry: false })
  return stat?.isFile() === true && stat.size === row.size
}

/** Takes files of a new site: what differs from the site that is there waits beside it. */
export class Stage {
  readonly #place: Place
  readonly #folders = new Set<string>()

  constructor(place: Place) {
    this.#place = place
  }

  /** Takes one file. Refuses where somebody else's file stands in its place. */
  add(path: string, content: string | Uint8Array): Staged {
    if (!isPlain(path) || path === MANIFEST) {
      throw new Refusal('not-allowed', `“${path}” is no name for a file of a site.`)
    }
    const { out, before } = this.#place
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const staged = { path, digest: digestOf(bytes), size: bytes.length }
    if (before.get(path)?.digest === staged.digest && isInPlace(this.#place, path))
      return { ...staged, changed: false }
    if (!before.has(path) && lstatSync(join(out, path), { throwIfNoEntry: false })) {
      throw new Refusal(
        'exists',
        `“${path}” in the folder of the site is not from a build.`,
        'Move it elsewhere.',
      )
    }
    this.#write(path, bytes)
    return { ...staged, changed: true }
  }

  #write(path: string, bytes: Uint8Array): void {
    const file = join(this.#place.staging, path)
    const folder = dirname(file)
    try {
      if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
      this.#folders.add(folder)
      writeFileSync(file, bytes)
    } catch (error) {
      throw refused(error, path, 'made')
    }
  }
}
