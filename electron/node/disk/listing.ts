import { lstatSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ListedFile } from '../../../shared/project/files/files.ts'
import { HIDDEN_FILES, isSiteFile } from '../../../shared/project/files/kinds.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { isRunning } from '../base/is-running.ts'
import { SITE_LIST } from './built-sites.ts'
import type { Root } from './confine.ts'
import { refusalOf } from './errors.ts'
import { TEMPORARY } from './names.ts'
import { settledStamp } from './stamp.ts'

const PAUSE_AFTER = 8
const ABANDONED_AFTER = 60_000

/** Removes an unfinished file of a save whose process has ended. */
function sweep(absolute: string, name: string): void {
  const writer = Number(TEMPORARY.exec(name)?.[1])
  if (writer === process.pid || isRunning(writer)) return
  const stat = lstatSync(absolute, { throwIfNoEntry: false })
  if (stat?.isFile() && Date.now() - stat.mtimeMs > ABANDONED_AFTER) rmSync(absolute, { force: true })
}

/** The state of a regular file, also behind a link that stays inside; undefined for everything else. */
function stateOf(root: Root, path: string, isLink: boolean): Stats | undefined {
  try {
    if (!isLink) return lstatSync(join(root.folder, path), { throwIfNoEntry: false })
    const { folder, names } = root.locate(path)
    const stat = statSync(join(folder, ...names), { throwIfNoEntry: false })
    return stat?.isFile() ? stat : undefined
  } catch {
    return undefined // a link that leads out or is broken, or a name that is not text: not a file of this repository
  }
}

function entriesOf(absolute: string) {
  try {
    return readdirSync(absolute, { withFileTypes: true })
  } catch {
    return [] // a folder that may not be read, or was removed meanwhile
  }
}

class Walk {
  readonly files: ListedFile[] = []
  readonly #root: Root
  readonly #folders: string[] = ['']
  readonly #began = Date.now()
  #paused = performance.now()

  constructor(root: Root) {
    this.#root = root
  }

  async run(): Promise<readonly ListedFile[]> {
    for (let folder = this.#folders.pop(); folder !== undefined; folder = this.#folders.pop()) {
      await this.#enter(folder)
    }
    return this.files.sort((a, b) => (a.path < b.path ? -1 : 1))
  }

  async #enter(folder: string): Promise<void> {
    const entries = entriesOf(join(this.#root.folder, folder))
    if (folder !== '' && entries.some(({ name }) => name === SITE_LIST)) return
    for (const entry of entries) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) this.#enterFolder(path, folder === '')
      else if (TEMPORARY.test(entry.name)) sweep(join(this.#root.folder, path), entry.name)
      else if (isSiteFile(path) && (entry.isFile() || entry.isSymbolicLink()))
        this.#add(path, entry.isSymbolicLink())
      if (performance.now() - this.#paused > PAUSE_AFTER) await this.#pause()
    }
  }

  #enterFolder(path: string, top: boolean): void {
    if (isSiteFile(path)) this.#folders.push(path)
    else if (top && path.startsWith('.')) {
      const own = HIDDEN_FILES.filter(file => file.startsWith(`${path}/`))
      const rules = `${path}/rules.md`
      for (const file of isSiteFile(rules) ? [rules, ...own] : own) this.#add(file, true)
    }
  }

  #add(path: string, isLink: boolean): void {
    const stats = stateOf(this.#root, path, isLink)
    if (!stats) return
    const stamp = settledStamp(stats, this.#began)
    this.files.push({ path, size: stats.size, ...(stamp !== undefined && { stamp }) })
  }

  async #pause(): Promise<void> {
    await setImmediate()
    this.#paused = performance.now()
  }
}

/**
 * Lists every file of the repository that Galley shows, sorted by path. Does not enter folders behind links,
 * skips built sites, devices and pipes, and removes unfinished files of killed saves.
 */
export async function listFiles(root: Root): Promise<readonly ListedFile[]> {
  try {
    root.check()
    readdirSync(root.folder)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusalOf(error, root.folder, 'list')
  }
  return new Walk(root).run()
}
