import { randomBytes } from 'node:crypto'
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import { folded } from '../../../shared/site/plan/outputs.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { refusalOf } from '../disk/errors.ts'
import { isPlain } from '../disk/names.ts'
import {
  digestOf,
  type FileRow,
  MANIFEST,
  type Manifest,
  manifestText,
  type PageRow,
  readManifest,
} from './manifest.ts'
import { isInPlace, Stage, type Staged, type Target } from './stage.ts'
import { STAGING } from './target.ts'

/** What changed in the folder of the site. */
export interface Written {
  readonly files: number
  readonly bytes: number
  readonly changed: number
  readonly removed: number
}

/** What the next build needs to know about this one. */
interface BuildNotes {
  readonly program: string
  readonly frame: string
  readonly pages: ReadonlyMap<string, PageRow>
}

/** Documents come last: whatever they name exists before them. */
const documentsLast = (a: string, b: string): number =>
  Number(a.endsWith('.html')) - Number(b.endsWith('.html')) || (a < b ? -1 : 1)

function* foldersOf(path: string): Generator<string> {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) yield folder
}

/**
 * Old files where a new folder goes, those in a folder where a new file goes, and those whose names differ
 * from a new one only in case.
 */
export function blockedNames(old: readonly string[], waiting: readonly string[]): ReadonlySet<string> {
  const files = new Set(waiting.map(folded))
  const folders = new Set([...files].flatMap(path => [...foldersOf(path)]))
  return new Set(
    old.filter(path => {
      const key = folded(path)
      return files.has(key) || folders.has(key) || [...foldersOf(key)].some(each => files.has(each))
    }),
  )
}

/**
 * Writes a site: first beside the existing one, then over it, file by file and only what changed. Until
 * `publish`, the last site stays unchanged. Files that no build wrote are never touched.
 */
export class SiteWriter {
  readonly place: Target
  /** What the last build wrote. */
  readonly last: Manifest
  readonly #stage: Stage
  readonly #now = new Map<string, FileRow>()
  readonly #changed = new Set<string>()
  readonly #folders = new Set<string>()

  constructor(out: string) {
    this.last = readManifest(out)
    const staging = join(out, `.galley-staging-${randomBytes(6).toString('hex')}`)
    this.place = { out, staging, before: this.last.files }
    this.#stage = new Stage(this.place)
    try {
      mkdirSync(out, { recursive: true })
      for (const name of readdirSync(out)) {
        if (STAGING.test(name)) rmSync(join(out, name), { recursive: true, force: true })
      }
    } catch (error) {
      throw refusalOf(error, out, 'create')
    }
  }

  /** Takes one file of the site. */
  add(path: string, content: string | Uint8Array): void {
    this.note(this.#stage.add(path, content))
  }

  /** Takes one file of the site piece by piece. */
  addLong(path: string, pieces: Iterable<string>): void {
    this.note(this.#stage.addLong(path, pieces))
  }

  /** Counts a file that was staged elsewhere. */
  note({ path, digest, size, changed }: Staged): void {
    this.#now.set(path, { digest, size })
    if (changed) this.#changed.add(path)
  }

  /** Keeps files of the last build; returns `false`, and keeps none, if one of them has changed. */
  keep(paths: readonly string[]): boolean {
    if (!paths.every(path => isInPlace(this.place, path))) return false
    for (const path of paths) {
      const row = this.place.before.get(path)
      if (row) this.#now.set(path, row)
    }
    return true
  }

  /** The text of a file that was taken or kept. */
  read(path: string): string | undefined {
    if (!this.#now.has(path)) return undefined
    const { out, staging } = this.place
    return readFileSync(join(this.#changed.has(path) ? staging : out, path), 'utf8')
  }

  /** The text of a file of the last site; undefined if it has changed since. */
  readLast(path: string): string | undefined {
    if (!isInPlace(this.place, path)) return undefined
    const bytes = readFileSync(join(this.place.out, path))
    return digestOf(bytes) === this.place.before.get(path)?.digest ? bytes.toString('utf8') : undefined
  }

  /** Moves the site into place. If a build is cut short here, the next one finishes it. */
  publish(notes: BuildNotes): Written {
    const { before, out } = this.place
    const old = [...before.keys()].filter(path => !this.#now.has(path) && isPlain(path))
    const waiting = [...this.#changed].sort(documentsLast)
    try {
      if (waiting.length + old.length > 0) this.#list(this.#writeInterim(waiting))
      const first = blockedNames(old, waiting)
      for (const path of first) this.#drop(path)
      for (const path of waiting) this.#move(path)
      for (const path of old) if (!first.has(path)) this.#drop(path)
      this.#list({ ...notes, files: this.#now })
    } catch (error) {
      throw refusalOf(error, out, 'create')
    } finally {
      this.discard()
    }
    const bytes = [...this.#now.values()].reduce((sum, { size }) => sum + size, 0)
    return { files: this.#now.size, bytes, changed: waiting.length, removed: old.length }
  }

  /** Drops what was not published. */
  discard(): void {
    rmSync(this.place.staging, { recursive: true, force: true })
  }

  /** While files are being moved, it is not known which of the two versions each has; no page counts as done. */
  #writeInterim(waiting: readonly string[]): Manifest {
    const unsure = waiting.map(path => [path, { digest: '', size: -1 }] as const)
    return { program: '', frame: '', files: new Map([...this.place.before, ...unsure]), pages: new Map() }
  }

  /** Writes the list, if it changed. */
  #list(manifest: Manifest): void {
    const { out, staging } = this.place
    const target = join(out, MANIFEST)
    const text = manifestText(manifest)
    const stat = lstatSync(target, { throwIfNoEntry: false })
    if (stat?.isFile() && readFileSync(target, 'utf8') === text) return
    mkdirSync(staging, { recursive: true })
    const temporary = join(staging, MANIFEST)
    writeFileSync(temporary, text)
    renameSync(temporary, target)
  }

  #move(path: string): void {
    this.#makeFolder(dirname(path))
    renameSync(join(this.place.staging, path), join(this.place.out, path))
  }

  /** Creates a folder of the site, and never goes through a link that someone put there. */
  #makeFolder(folder: string): void {
    if (folder === '.' || this.#folders.has(folder)) return
    this.#makeFolder(dirname(folder))
    const absolute = join(this.place.out, folder)
    const stat = lstatSync(absolute, { throwIfNoEntry: false })
    if (stat && !stat.isDirectory()) throw new Refusal('exists', message('build:fileInTheWay', { folder }))
    if (!stat) mkdirSync(absolute)
    this.#folders.add(folder)
  }

  /** Removes a file of the last build, and its folders if they become empty; nothing behind a link. */
  #drop(path: string): void {
    const { out } = this.place
    const folders = [...foldersOf(path)].map(folder => join(out, folder))
    if (!folders.every(folder => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())) return
    rmSync(join(out, path), { force: true })
    try {
      for (const folder of folders) rmdirSync(folder)
    } catch {
      return // something else is in that folder
    }
  }
}
