import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type { Draft } from '../../../shared/project/base/drafts.ts'
import { Lock } from '../../../shared/project/base/lock.ts'
import { isSameFile } from '../../../shared/project/files/files.ts'
import { refusalOf } from '../disk/errors.ts'
import { appendSynced, removeSynced, replaceSynced } from '../disk/synced-files.ts'
import { draftFolder, draftName } from './draft-folder.ts'
import { editLine, wholeLine } from './draft-log.ts'

/** Milliseconds until typed text is on disk, counted from the first change. */
const WAIT = 500

/** Characters that a log may have besides twice the whole draft; a longer one is written anew. */
const SLACK = 16_384

/** The log of one draft. */
interface Log {
  /** What it holds. */
  readonly draft: Draft
  /** Characters of the whole draft, and of everything. */
  readonly whole: number
  readonly size: number
}

/** Where the unsaved work of a session is stored. */
interface DraftPlace {
  /** Galley's data folder. */
  readonly data: string
  /** The folder of the repository. */
  readonly root: string
  /** The name of the session's mark. */
  readonly session: string
}

const isSame = (a: Draft, b: Draft): boolean => a.text === b.text && isSameFile(a.base, b.base)

/** Deletions come last: a page that moves is never stored as deleted alone. */
const inOrder = (drafts: readonly Draft[]): readonly Draft[] =>
  [...drafts].sort((a, b) => Number(a.text === null) - Number(b.text === null))

/** Stores the unsaved work of one session outside the repository, each draft in a file of its own, until it is saved. */
export class DraftStore {
  readonly #folder: string
  readonly #drafts: () => readonly Draft[]
  readonly #failed: (error: unknown) => void
  readonly #writing = new Lock()
  readonly #logs = new Map<string, Log>()
  /** Drafts whose logs may end in a part of a line. */
  readonly #unsure = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #reported: string | undefined
  #isOver = false

  /** `failed` is called once with the reason if nothing can be stored, until it works again. */
  constructor(place: DraftPlace, drafts: () => readonly Draft[], failed: (error: unknown) => void) {
    this.#folder = join(draftFolder(place.data, place.root), place.session)
    this.#drafts = drafts
    this.#failed = failed
  }

  /** Notes that something may have changed. */
  touch(): void {
    if (this.#isOver) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.written()
    }, WAIT).unref()
  }

  /** Writes the current unsaved work; returns whether it is on disk. */
  written(): Promise<boolean> {
    return this.#writing.run(() => this.#write())
  }

  /** Ends it: with `keep`, the current unsaved work stays for the next session on the folder. */
  async end(keep: boolean): Promise<void> {
    clearTimeout(this.#timer)
    this.#isOver = true
    const drafts = keep ? this.#drafts() : []
    await this.#writing.run(() => this.#write(drafts))
  }

  async #write(drafts: readonly Draft[] = this.#drafts()): Promise<boolean> {
    try {
      for (const draft of inOrder(drafts)) await this.#store(draft)
      const stays = new Set(drafts.map(({ file }) => file))
      for (const file of [...this.#logs.keys(), ...this.#unsure])
        if (!stays.has(file)) await this.#remove(file)
    } catch (error) {
      this.#report(error)
      return false
    }
    this.#reported = undefined
    return true
  }

  async #store(draft: Draft): Promise<void> {
    const { file } = draft
    const log = this.#unsure.has(file) ? undefined : this.#logs.get(file)
    if (log && isSame(log.draft, draft)) return
    this.#unsure.add(file)
    this.#logs.set(file, (log && (await this.#append(log, draft))) ?? (await this.#begin(draft)))
    this.#unsure.delete(file)
  }

  /** Appends the change of the text; does nothing if something else changed, or the log is long. */
  async #append(log: Log, draft: Draft): Promise<Log | undefined> {
    const { text: before } = log.draft
    const { text: after } = draft
    const isTextOnly = before !== null && after !== null && isSameFile(log.draft.base, draft.base)
    if (!isTextOnly || log.size > 2 * log.whole + SLACK) return undefined
    const line = editLine(before, after, Date.now())
    await appendSynced(this.#path(draft.file), line)
    return { draft, whole: log.whole, size: log.size + line.length }
  }

  async #begin(draft: Draft): Promise<Log> {
    const line = wholeLine(draft, Date.now())
    await replaceSynced(this.#path(draft.file), line)
    return { draft, whole: line.length, size: line.length }
  }

  async #remove(file: string): Promise<void> {
    await removeSynced(this.#path(file))
    this.#logs.delete(file)
    this.#unsure.delete(file)
    if (this.#logs.size === 0) await rm(this.#folder, { recursive: true, force: true })
  }

  #report(error: unknown): void {
    const why = String(error)
    if (why === this.#reported) return
    this.#reported = why
    this.#failed(refusalOf(error, message('disk:names.drafts'), 'save'))
  }

  #path(file: string): string {
    return join(this.#folder, draftName(file))
  }
}
