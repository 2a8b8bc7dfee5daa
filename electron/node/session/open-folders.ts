import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { idOfFolder } from '../base/data-folders.ts'
import { makeFolder } from '../base/make-folder.ts'

const LOOK = 1_000
const STALE = 60_000

/** One folder that is open here. */
interface OpenMark {
  readonly mark: string
  readonly folder: string
  readonly changed: (alsoOpen: boolean) => void
  also: boolean
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && Reflect.get(error, 'code') === 'EPERM'
  }
}

/** One opening of a folder. */
interface Entry {
  /** Unique. */
  readonly name: string
  /** Others have the folder open. */
  readonly also: boolean
  leave(): void
}

/**
 * Knows which folders are open, in this process and in others: each opening leaves a mark in the data folder,
 * updated while it lasts. Marks of processes that ended or hang do not count.
 */
export class OpenFolders {
  readonly #folder: string
  readonly #held = new Set<OpenMark>()
  #timer: NodeJS.Timeout | undefined

  constructor(data: string) {
    this.#folder = join(data, 'open')
  }

  /** Marks `folder` as open; calls `changed` whenever others open or leave it. */
  enter(folder: string, changed: (alsoOpen: boolean) => void): Entry {
    const place = this.#folderOf(folder)
    const mark = join(place, `${process.pid}-${randomBytes(4).toString('hex')}`)
    const held: OpenMark = { mark, folder: place, changed, also: false }
    try {
      makeFolder(place, 0o700)
      writeFileSync(mark, '', { mode: 0o600 })
    } catch {
      return { name: basename(mark), also: false, leave: () => undefined } // without a data folder, other processes cannot be notified
    }
    held.also = this.#alsoOpen(held)
    this.#held.add(held)
    this.#look()
    this.#timer ??= setInterval(() => this.#look(), LOOK).unref()
    return { name: basename(mark), also: held.also, leave: () => this.#leave(held) }
  }

  /** Whether the opening of `folder` called `name` is over. */
  isOver(folder: string, name: string): boolean {
    const mark = join(this.#folderOf(folder), name)
    return !existsSync(mark) || !this.#isAlive(mark)
  }

  #folderOf(folder: string): string {
    return join(this.#folder, idOfFolder(folder))
  }

  #leave(held: OpenMark): void {
    this.#held.delete(held)
    try {
      rmSync(held.mark, { force: true })
    } catch {
      // The data folder is gone or read-only; a mark of a process that has ended counts for nobody.
    }
    this.#look()
    if (this.#held.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #look(): void {
    for (const held of this.#held) {
      const also = this.#alsoOpen(held)
      if (also === held.also) continue
      held.also = also
      held.changed(also)
    }
  }

  #alsoOpen(held: OpenMark): boolean {
    try {
      const now = new Date()
      utimesSync(held.mark, now, now)
      return readdirSync(held.folder)
        .map(name => join(held.folder, name))
        .some(mark => mark !== held.mark && this.#isAlive(mark))
    } catch {
      return held.also
    }
  }

  #isAlive(mark: string): boolean {
    const pid = Number(/(\d+)-[\da-f]+$/.exec(mark)?.[1])
    const touched = statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0
    const lives = isRunning(pid) && Date.now() - touched < STALE
    if (!lives) rmSync(mark, { force: true })
    return lives
  }
}
