import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { DiskChange } from '../../../shared/project/files/files.ts'
import { HIDDEN_FILES, isSiteFile } from '../../../shared/project/files/kinds.ts'
import { isBuilt, isBuiltSite } from './built-sites.ts'
import { errno } from './errors.ts'
import { pollFiles } from './polled-files.ts'
import { reportsChanges } from './reports-changes.ts'
import { type Followers, type Following, WatchedFolders } from './watched-folders.ts'

/** Milliseconds without a change after which a file counts as complete. */
const SETTLED = 200
/** When a file is read before that: at once, and again if it was incomplete. */
const EARLY = [0, 12, 45]
/** More changes than this are not a person saving. */
const MOST_EARLY = 8
/** Milliseconds within which further changes of a file may be missed. */
const RENOTICED = 100
const LOOK = 2_000
/** Milliseconds between comparisons where the system does not report every change. */
const COMPARED = 10_000
/** A timer this late means that the process was suspended, and may have missed changes. */
const STALLED = 3_000
/** With more paths than this, listing everything is cheaper. */
const MANY = 1_000
/** The system has no watches or no file handles left for us. */
const EXHAUSTED = ['ENOSPC', 'EMFILE', 'ENFILE']

/** Whether a hidden folder may hold writing rules. */
const mayHoldRules = (path: string): boolean =>
  (/^\.[^/]+$/.test(path) && path !== '.git') || HIDDEN_FILES.some(file => file.startsWith(`${path}/`))

/** Files that editors write beside a file while they save it. */
const BESIDE = /~$|\.sw[px]$|\.subl\w*\.tmp$/

interface WatchOptions {
  /** Shows the person a notice. */
  notice(message: Message, hint?: Message): void
  /** Whether the system reports every change of a folder; tests say no here. */
  readonly reportsChanges?: (folder: string) => boolean
}

/** Watches one folder: reports of the system are hints, and what it may have missed is looked for. */
export class FolderWatch {
  readonly #folder: string
  readonly #report: (change: DiskChange) => void
  readonly #options: WatchOptions
  /** What changed, and when that was last noticed. */
  readonly #paths = new Map<string, number>()
  readonly #early = new Set<NodeJS.Timeout>()
  readonly #clock: NodeJS.Timeout
  #all = false
  #timer: NodeJS.Timeout | undefined
  #following: Following | undefined
  #polling = false
  #identity: string | undefined
  #looked = performance.now()
  #compared = performance.now()
  #isReported = true

  constructor(folder: string, report: (change: DiskChange) => void, options: WatchOptions) {
    this.#folder = folder
    this.#report = report
    this.#options = options
    this.#identity = this.#present()
    this.#arm()
    this.#clock = setInterval(() => this.#look(), LOOK).unref()
  }

  /** Resolves once changes are noticed; everything earlier counts as existing. */
  get ready(): Promise<void> {
    return this.#following?.ready ?? Promise.resolve()
  }

  /** Notes that anything may have changed, for example when the person returns to the window. */
  reconcile(): void {
    this.#followFolder()
    this.#compareAll()
  }

  close(): void {
    clearInterval(this.#clock)
    clearTimeout(this.#timer)
    for (const timer of this.#early) clearTimeout(timer)
    this.#following?.close()
    this.#following = undefined
  }

  #present(): string | undefined {
    const stat = statSync(this.#folder, { throwIfNoEntry: false, bigint: true })
    return stat && `${stat.dev}:${stat.ino}:${stat.birthtimeNs}` // inode numbers are reused
  }

  #arm(): void {
    const isFirst = this.#following === undefined
    this.#following?.close()
    this.#isReported = (this.#options.reportsChanges ?? reportsChanges)(this.#folder)
    const following = this.#follow()
    this.#following = following
    // Changes during the new listing were not reported.
    void following.ready.then(() => !isFirst && following === this.#following && this.reconcile())
  }

  #follow(): Following {
    const followers: Followers = {
      matters: (path, isFolder) =>
        isFolder
          ? (isSiteFile(path) || mayHoldRules(path)) && !isBuiltSite(join(this.#folder, path))
          : isSiteFile(path) && !BESIDE.test(path),
      // A site may have become one after its folder was watched.
      changed: path => !isBuilt(this.#folder, path) && this.#noteChange(path),
      removed: path => this.#noteRemoval(path),
      missed: () => this.reconcile(),
      failed: error => this.#failed(error),
    }
    return this.#polling
      ? pollFiles(this.#folder, LOOK, followers)
      : new WatchedFolders(this.#folder, followers)
  }

  #noteChange(path: string): void {
    if (!this.#paths.has(path)) this.#emitEarly(path)
    this.#note(path)
  }

  #noteRemoval(path: string): void {
    // A disk that is unmounted takes its watches with it, and may be back before the next look.
    if (!this.#timer && this.#followFolder()) this.#all = true
    this.#note(path)
  }

  #note(path: string): void {
    this.#paths.set(path, performance.now())
    if (this.#paths.size > MANY) this.#all = true
    this.#settle()
  }

  #compareAll(): void {
    this.#compared = performance.now()
    this.#all = true
    this.#settle()
  }

  #settle(): void {
    this.#timer ??= setTimeout(() => this.#emit(), SETTLED)
  }

  #emit(): void {
    this.#timer = undefined
    const change = { paths: this.#all ? [] : [...this.#paths.keys()], all: this.#all }
    const since = performance.now() - RENOTICED
    for (const [path, changes] of this.#paths) if (changes < since) this.#paths.delete(path)
    this.#all = false
    this.#report(change)
    if (this.#paths.size > 0) this.#settle() // just written: check once more
  }

  #emitEarly(path: string): void {
    if (this.#all || this.#paths.size >= MOST_EARLY) return
    for (const delay of EARLY) {
      const timer = setTimeout(() => {
        this.#early.delete(timer)
        this.#report({ paths: [path], all: false, early: true })
      }, delay)
      this.#early.add(timer)
    }
  }

  /** No watcher follows the folder itself: it is polled, and watched again when it was recreated. */
  #look(): void {
    const now = performance.now()
    const late = now - this.#looked > LOOK + STALLED
    this.#looked = now
    const isDue = !this.#isReported && now - this.#compared >= COMPARED
    if (this.#followFolder() || late || isDue) this.#compareAll()
  }

  /** Watches the folder again if another one is there now, such as the one below a disk that was unmounted; returns whether it is. */
  #followFolder(): boolean {
    const present = this.#present()
    if (present === this.#identity) return false
    this.#identity = present
    if (present) this.#arm()
    return true
  }

  #failed(error: unknown): void {
    if (!this.#polling && EXHAUSTED.includes(errno(error) ?? '')) this.#poll()
    this.reconcile()
  }

  #poll(): void {
    this.#polling = true
    this.#options.notice(message('disk:noWatches'), message('disk:noWatchesHint'))
    this.#arm()
  }
}
