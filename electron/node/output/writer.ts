import { randomBytes } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '../../../shared/text/failure.ts'
import { refused } from '../disk/faults.ts'
import { isPlain } from '../disk/names.ts'
import { digestOf, MANIFEST, type Manifest, manifestText, readManifest } from './manifest.ts'
import { STAGING } from './target.ts'

/** What changed in the folder of the site. */
export interface Written {
  readonly files: number
  readonly changed: number
  readonly removed: number
}

/**
 * Writes a site: first beside the one that is there, then over it, file by file and only what changed.
 * Until `publish`, the last site stays as it is. Files that no build wrote are never touched.
 */
export class SiteWriter {
  readonly #out: string
  readonly #before: Manifest
  readonly #now = new Map<string, string>()
  readonly #changed: string[] = []
  readonly #staging: string
  readonly #folders = new Set<string>()

  constructor(out: string) {
    this.#out = out
    this.#before = readManifest(out)
    this.#staging = join(out, `.galley-staging-${randomBytes(6).toString('hex')}`)
    try {
      mkdirSync(out, { recursive: true })
      for (const name of readdirSync(out)) {
        if (STAGING.test(name)) rmSync(join(out, name), { recursive: true, force: true })
      }
    } catch (error) {
      throw refused(error, out, 'made')
    }
  }

  /** Takes one file of the site. */
  add(path: string, content: string | Uint8Array): void {
    if (!isPlain(path) || path === MANIFEST) {
      throw new Refusal('not-allowed', `“${path}” is no name for a file of a site.`)
    }
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const digest = digestOf(bytes)
    this.#now.set(path, digest)
    const target = join(this.#out, path)
    if (this.#before.get(path) === digest && existsSync(target)) return
    if (!this.#before.has(path) && existsSync(target)) {
      throw new Refusal(
        'exists',
        `“${path}” in the folder of the site is not from a build.`,
        'Move it elsewhere.',
      )
    }
    this.#stage(path, bytes)
    this.#changed.push(path)
  }

  /** Puts the site in its place. */
  publish(): Written {
    const old = [...this.#before.keys()].filter(path => !this.#now.has(path) && isPlain(path))
    try {
      this.#list(new Map([...this.#before, ...this.#now]))
      for (const path of this.#changed) this.#move(path)
      for (const path of old) this.#drop(path)
      this.#list(this.#now)
    } catch (error) {
      throw refused(error, this.#out, 'made')
    } finally {
      this.discard()
    }
    return { files: this.#now.size, changed: this.#changed.length, removed: old.length }
  }

  /** Drops what was not published. */
  discard(): void {
    rmSync(this.#staging, { recursive: true, force: true })
  }

  #stage(path: string, bytes: Uint8Array): void {
    const file = join(this.#staging, path)
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    } catch (error) {
      throw refused(error, path, 'made')
    }
  }

  #list(manifest: Manifest): void {
    mkdirSync(this.#staging, { recursive: true })
    const temporary = join(this.#staging, MANIFEST)
    writeFileSync(temporary, manifestText(manifest))
    renameSync(temporary, join(this.#out, MANIFEST))
  }

  #move(path: string): void {
    this.#makeFolder(dirname(path))
    renameSync(join(this.#staging, path), join(this.#out, path))
  }

  /** Makes a folder of the site, and never goes through a link that somebody put there. */
  #makeFolder(folder: string): void {
    if (folder === '.' || this.#folders.has(folder)) return
    this.#makeFolder(dirname(folder))
    const absolute = join(this.#out, folder)
    const stat = lstatSync(absolute, { throwIfNoEntry: false })
    if (stat && !stat.isDirectory())
      throw new Refusal('exists', `“${folder}” in the folder of the site is no folder.`)
    if (!stat) mkdirSync(absolute)
    this.#folders.add(folder)
  }

  #drop(path: string): void {
    rmSync(join(this.#out, path), { force: true })
    try {
      for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
        rmdirSync(join(this.#out, folder))
    } catch {
      return // something else is in that folder
    }
  }
}
