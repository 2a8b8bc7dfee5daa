import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { message } from '../../../shared/messages/message.ts'
import type { Draft } from '../../../shared/project/base/drafts.ts'
import { refusalOf } from '../disk/errors.ts'

/** Milliseconds until typed text is on disk, counted from the first change. */
const WAIT = 500

/** How many sessions are offered at once; the work of earlier ones goes to the version history. */
const OFFERED = 20

/** The content of a draft file. */
interface Kept {
  readonly time: number
  readonly drafts: readonly Draft[]
}

const folderOf = (data: string, root: string) =>
  join(data, 'drafts', createHash('sha256').update(root).digest('hex').slice(0, 16))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown) =>
  value === null || (isRecord(value) && typeof value.text === 'string' && typeof value.bom === 'boolean')

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.file === 'string' &&
  (value.text === null || typeof value.text === 'string') &&
  isText(value.base)

function read(file: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isRecord(value) || typeof value.time !== 'number' || !Array.isArray(value.drafts)) return undefined
    return { time: value.time, drafts: value.drafts.filter(isDraft) }
  } catch {
    return undefined // cut short or changed by someone: it is not a draft
  }
}

/** Unsaved work that earlier sessions on a folder left. */
export interface StoredDrafts extends Kept {
  /** For each session the drafts that are not offered because a later session has the file too; oldest session first. */
  readonly older: readonly (readonly Draft[])[]
  /** Sessions before those that are offered, oldest first. */
  readonly surplus: readonly Surplus[]
  /** Deletes what is offered, and everything older. */
  drop(): void
}

/** Unsaved work of one session that is no longer offered. */
export interface Surplus {
  readonly drafts: readonly Draft[]
  /** Deletes it. */
  drop(): void
}

/** Returns the drafts of sessions that are over; if two sessions have a draft of a file, the newer one. */
export function storedDrafts(
  data: string,
  root: string,
  isOver: (session: string) => boolean,
): StoredDrafts | undefined {
  const folder = folderOf(data, root)
  let names: readonly string[]
  try {
    const over = readdirSync(folder).filter(name => isOver(name.split('.', 1)[0] ?? ''))
    for (const name of over) if (name.endsWith('.part')) rmSync(join(folder, name), { force: true })
    names = over.filter(name => name.endsWith('.json'))
  } catch {
    return undefined // nothing was ever stored
  }
  if (names.length === 0) return undefined
  const forget = (name: string) => rmSync(join(folder, name), { force: true })
  const found = names.map(name => ({ name, kept: read(join(folder, name)) }))
  const sessions = found
    .flatMap(({ name, kept }) => (kept ? [{ name, ...kept }] : []))
    .sort((a, b) => a.time - b.time)
  const offered = sessions.slice(-OFFERED)
  const early = sessions.slice(0, -OFFERED)
  const byFile = new Map(offered.flatMap(({ drafts }) => drafts.map(draft => [draft.file, draft] as const)))
  const older = offered.map(({ drafts }) => drafts.filter(draft => byFile.get(draft.file) !== draft))
  const surplus = early.map(({ name, drafts }) => ({ drafts, drop: () => forget(name) }))
  const stays = new Set(early.map(({ name }) => name))
  return {
    time: offered.at(-1)?.time ?? 0,
    drafts: [...byFile.values()],
    older: older.filter(drafts => drafts.length > 0),
    surplus,
    drop: () => names.filter(name => !stays.has(name)).forEach(forget),
  }
}

/** Stores the unsaved work of one session in a file of Galley's own, until it is saved. */
export class DraftFile {
  readonly #folder: string
  readonly #file: string
  readonly #drafts: () => readonly Draft[]
  readonly #failed: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<boolean> | undefined
  #last = '[]'
  #reported: string | undefined
  #isOver = false

  /** `session`: the name of its mark; `failed` is called once with the reason if nothing can be stored, until it works again. */
  constructor(
    place: { readonly data: string; readonly root: string; readonly session: string },
    drafts: () => readonly Draft[],
    failed: (error: unknown) => void,
  ) {
    this.#folder = folderOf(place.data, place.root)
    this.#file = join(this.#folder, `${place.session}.json`)
    this.#drafts = drafts
    this.#failed = failed
  }

  /** Notes that something may have changed. */
  touch(): void {
    if (this.#isOver) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.#begin()
    }, WAIT).unref()
  }

  /** Writes the current unsaved work; returns whether it is on disk. */
  async written(): Promise<boolean> {
    await this.#writing
    return this.#begin()
  }

  /** Ends it: with `keep`, the current unsaved work stays for the next session on the folder. */
  end(keep: boolean): void {
    clearTimeout(this.#timer)
    this.#isOver = true
    const text = JSON.stringify(this.#drafts())
    try {
      if (!keep || text === '[]') rmSync(this.#file, { force: true })
      else if (text !== this.#last || this.#writing) this.#writeNow(text)
    } catch (error) {
      this.#report(error)
    }
  }

  #writeNow(text: string): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    const temporary = this.#temporary()
    try {
      writeFileSync(temporary, this.#content(text), { mode: 0o600, flag: 'wx' })
      renameSync(temporary, this.#file)
    } finally {
      rmSync(temporary, { force: true }) // a full disk holds a part of it
    }
  }

  #begin(): Promise<boolean> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
    })
    return this.#writing
  }

  async #write(): Promise<boolean> {
    const text = JSON.stringify(this.#drafts())
    if (text === this.#last) return true
    try {
      if (text === '[]') rmSync(this.#file, { force: true })
      else await this.#replace(this.#content(text))
    } catch (error) {
      this.#report(error)
      return false
    }
    this.#last = text
    this.#reported = undefined
    return true
  }

  async #replace(content: string): Promise<void> {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    const temporary = this.#temporary()
    try {
      const handle = await open(temporary, 'wx', 0o600)
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      if (!this.#isOver) await rename(temporary, this.#file)
    } finally {
      rmSync(temporary, { force: true })
    }
  }

  #report(error: unknown): void {
    const why = String(error)
    if (why === this.#reported) return
    this.#reported = why
    this.#failed(refusalOf(error, message('disk:names.drafts'), 'save'))
  }

  #content(drafts: string): string {
    return `{"time":${Date.now()},"drafts":${drafts}}`
  }

  #temporary(): string {
    return `${this.#file}.${randomBytes(4).toString('hex')}.part`
  }
}
