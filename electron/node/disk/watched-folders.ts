import { type FSWatcher, lstatSync, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errno } from './errors.ts'

/** A running watch of a folder and everything below it. */
export interface Following {
  /** Resolves once changes are noticed. */
  readonly ready: Promise<void>
  close(): void
}

/** What a watch calls. All paths are relative to the watched folder, with `/`. */
export interface Followers {
  /** Whether changes of a file, or of a folder and everything in it, are reported. */
  matters(path: string, isFolder: boolean): boolean
  /** A file or a folder was added or changed. */
  changed(path: string): void
  removed(path: string): void
  /** Anything may have changed: a folder with unknown contents is gone, or the system reported a change without a name. */
  missed(): void
  failed(error: unknown): void
}

const child = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

/** What is at a path now. */
function kindOf(absolute: string): 'folder' | 'file' | 'other' | 'gone' {
  try {
    const stat = lstatSync(absolute)
    if (stat.isDirectory()) return 'folder'
    return stat.isFile() || stat.isSymbolicLink() ? 'file' : 'other'
  } catch {
    return 'gone' // removed, or below something that is no folder any more or may not be read
  }
}

/** Watches each folder instead of each file, so that the cost grows with the number of folders. Follows no links. */
export class WatchedFolders implements Following {
  readonly ready: Promise<void>
  readonly #root: string
  readonly #followers: Followers
  readonly #watchers = new Map<string, FSWatcher>()
  #isClosed = false

  constructor(root: string, followers: Followers) {
    this.#root = root
    this.#followers = followers
    this.ready = this.#enter('')
  }

  close(): void {
    this.#isClosed = true
    for (const watcher of this.#watchers.values()) watcher.close()
    this.#watchers.clear()
  }

  /** Watches a folder and those below; each is watched before it is listed, so that nothing is missed in between. */
  async #enter(first: string, found?: (path: string) => void): Promise<void> {
    const waiting = [first]
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      if (this.#isClosed || !this.#watch(folder)) continue
      for (const entry of await this.#entries(folder)) {
        const path = child(folder, entry.name)
        if (!this.#followers.matters(path, entry.isDirectory())) continue
        found?.(path)
        if (entry.isDirectory()) waiting.push(path)
      }
    }
  }

  #watch(folder: string): boolean {
    try {
      const watcher = watch(join(this.#root, folder), (event, name) => this.#notice(folder, event, name))
      watcher.on('error', error => this.#fail(error))
      this.#watchers.get(folder)?.close()
      this.#watchers.set(folder, watcher)
      return true
    } catch (error) {
      this.#fail(error)
      return false
    }
  }

  async #entries(folder: string) {
    try {
      const entries = await readdir(join(this.#root, folder), { withFileTypes: true })
      return this.#isClosed ? [] : entries
    } catch (error) {
      this.#fail(error)
      return []
    }
  }

  /** Reports an error, never during construction. That a folder was removed is reported by the folder around it. */
  #fail(error: unknown): void {
    if (['ENOENT', 'ENOTDIR'].includes(errno(error) ?? '')) return
    queueMicrotask(() => !this.#isClosed && this.#followers.failed(error))
  }

  #notice(folder: string, event: string, name: string | null): void {
    if (this.#isClosed) return
    if (name === null) {
      this.#followers.missed()
      return
    }
    const path = child(folder, name)
    const kind = kindOf(join(this.#root, path))
    if (kind === 'gone') this.#noticeGone(folder, name)
    else if (kind === 'folder') this.#noticeFolder(path, event)
    else if (kind === 'file' && this.#followers.matters(path, false)) this.#followers.changed(path)
  }

  #noticeGone(folder: string, name: string): void {
    const path = child(folder, name)
    // When a folder itself is removed, the system reports it under the folder's own name.
    if (this.#leave(path) || name === basename(join(this.#root, folder))) this.#followers.missed()
    else if (this.#followers.matters(path, false)) this.#followers.removed(path)
  }

  #noticeFolder(path: string, event: string): void {
    if (event !== 'rename' || !this.#followers.matters(path, true)) return
    this.#leave(path)
    this.#followers.changed(path)
    void this.#enter(path, found => this.#followers.changed(found))
  }

  /** Stops watching a folder and those below it; returns whether it was watched. */
  #leave(folder: string): boolean {
    if (!this.#watchers.has(folder)) return false
    for (const [path, watcher] of this.#watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue
      watcher.close()
      this.#watchers.delete(path)
    }
    return true
  }
}
