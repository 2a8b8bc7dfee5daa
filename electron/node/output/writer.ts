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
import { Refusal } from '../../../shared/text/failure.ts'
import { folded } from '../../../shared/text/portable.ts'
import { makeFolder } from '../base/make-folder.ts'
import { SITE_LIST } from '../disk/built-sites.ts'
import { refusalOf } from '../disk/errors.ts'
import { isPlain } from '../disk/names.ts'
import { stampOf } from '../disk/stamp.ts'
import {
  type FileRow,
  type Manifest,
  manifestText,
  type PageRow,
  readManifest,
  UNKNOWN_FILE,
  writeManifest,
} from './manifest.ts'
import { readSiteList, siteListText } from './site-list.ts'
import { rowInPlace, Stage, type Staged, type Target } from './stage.ts'
import { STAGING } from './target.ts'

/** What changed in the folder of the site. */
export interface Written {
  readonly files: number
  readonly bytes: number
  readonly changed: number
  readonly removed: number
}

/** What the next build needs to know about this one. */
export interface BuildNotes {
  readonly program: string
  readonly frame: string
  readonly inputs: string
  readonly dates: string
  readonly pages: ReadonlyMap<string, PageRow>
}

/** Documents come last: whatever they name exists before them. */
const documentsLast = (a: string, b: string): number =>
  Number(a.endsWith('.html')) - Number(b.endsWith('.html')) || (a < b ? -1 : 1)

/** The files of a folder as paths in it; hidden ones are not published. */
function* visibleFiles(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) yield* visibleFiles(folder, `${below}${entry.name}/`)
    else yield below + entry.name
  }
}

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
  /** What this person's last build wrote. */
  readonly last: Manifest
  readonly #data: string
  readonly #stage: Stage
  readonly #now = new Map<string, FileRow>()
  readonly #changed = new Set<string>()
  readonly #folders = new Set<string>()

  /** `data` is the folder of Galley's own data, `last` its record of the last build. */
  constructor(out: string, data: string, last = readManifest(data, out)) {
    this.last = last
    this.#data = data
    const staging = join(out, `.galley-staging-${randomBytes(6).toString('hex')}`)
    const listed = readSiteList(out).filter(path => isPlain(path))
    const before = new Map(listed.map(path => [path, this.last.files.get(path) ?? UNKNOWN_FILE]))
    this.place = { out, staging, before }
    this.#stage = new Stage(this.place)
    try {
      makeFolder(out)
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

  /** Takes the record of a part of a site, after its pages: the same for the same part, wherever it is built. */
  addRecord(path: string, notes: BuildNotes): void {
    const files = new Map([...this.#now].map(([file, row]) => [file, { ...row, stamp: '' }] as const))
    this.add(path, manifestText({ ...notes, inputs: '', dates: '', files }))
  }

  /** Counts a file that was staged elsewhere. */
  note({ path, digest, size, stamp, changed }: Staged): void {
    this.#now.set(path, { digest, size, stamp })
    if (changed) this.#changed.add(path)
  }

  /** Keeps files of the last build; returns `false`, and keeps none, if one of them has changed. */
  keep(paths: readonly string[]): boolean {
    const rows = new Map<string, FileRow>()
    for (const path of paths) {
      const row = rowInPlace(this.place, path)
      if (row === undefined) return false
      rows.set(path, row)
    }
    for (const [path, row] of rows) this.#now.set(path, row)
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
    return rowInPlace(this.place, path) && readFileSync(join(this.place.out, path), 'utf8')
  }

  /** Moves the site into place. If a build is cut short here, the next one finishes it. */
  publish(): Written {
    const { before, out } = this.place
    const old = [...before.keys()].filter(path => !this.#now.has(path))
    const waiting = [...this.#changed].sort(documentsLast)
    try {
      if (waiting.length + old.length > 0) this.#list([...before.keys(), ...waiting])
      const first = blockedNames(old, waiting)
      for (const path of first) this.#drop(path)
      for (const path of waiting) this.#move(path)
      for (const path of old) if (!first.has(path)) this.#drop(path)
      this.#list(this.#now.keys())
    } catch (error) {
      throw refusalOf(error, out, 'create')
    } finally {
      this.discard()
    }
    const bytes = [...this.#now.values()].reduce((sum, { size }) => sum + size, 0)
    return { files: this.#now.size, bytes, changed: waiting.length, removed: old.length }
  }

  /** Records the published site for the next build. Refuses if the disk does. */
  record(notes: BuildNotes): void {
    writeManifest(this.#data, this.place.out, { ...notes, files: this.#now })
  }

  /** Files in a folder that this person never built before, and that are not from this build. */
  strangers(): readonly string[] {
    if (this.last.program !== '') return []
    return [...visibleFiles(this.place.out)].filter(path => !this.#now.has(path))
  }

  /** Drops what was not published. */
  discard(): void {
    rmSync(this.place.staging, { recursive: true, force: true })
  }

  /** Writes the list, if it changed. While files are moved, it has the old and the new ones. */
  #list(paths: Iterable<string>): void {
    const { out, staging } = this.place
    const target = join(out, SITE_LIST)
    const text = siteListText(new Set(paths))
    const stat = lstatSync(target, { throwIfNoEntry: false })
    if (stat?.isFile() && readFileSync(target, 'utf8') === text) return
    makeFolder(staging)
    const temporary = join(staging, SITE_LIST)
    writeFileSync(temporary, text)
    renameSync(temporary, target)
  }

  #move(path: string): void {
    this.#makeFolder(dirname(path))
    const file = join(this.place.out, path)
    renameSync(join(this.place.staging, path), file)
    const row = this.#now.get(path)
    if (row) this.#now.set(path, { ...row, stamp: stampOf(lstatSync(file)) })
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
