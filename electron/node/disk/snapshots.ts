import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isText, message, type Text } from '../../../shared/messages/message.ts'
import type { Snapshot, SnapshotStore, Texts } from '../../../shared/project/snapshots/store.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { idOfFolder } from '../base/data-folders.ts'
import { makeFolder } from '../base/make-folder.ts'
import { errno, refusalOf } from './errors.ts'

/** How many snapshots of a repository are kept, and how many bytes; the oldest are removed first, the newest stays. */
const MOST_KEPT = { count: 200, bytes: 64_000_000 }
/** Milliseconds after which an incomplete file counts as left by a crash. */
const CRASHED = 60_000
/** Characters of a first line that are read; a snapshot in the earlier format is one line. */
const LONGEST_LINE = 8_000_000
const ID = /^\d{13,}-[\da-f]{12}$/

/** The first line of a snapshot; the second line holds the texts of the files in their order, `null` for missing files. */
interface Head {
  readonly label: Text
  readonly files: readonly string[]
}

const isListOf = <T>(value: unknown, fits: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(fits)
const isString = (value: unknown): value is string => typeof value === 'string'
const isStringOrNull = (value: unknown): value is string | null => value === null || isString(value)

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined // cut short by a crash: it is not a snapshot
  }
}

function headIn(line: string): Head | undefined {
  const { label, files } = Object(parsed(line))
  return isText(label) && isListOf(files, isString) ? { label, files } : undefined
}

/** A snapshot in the earlier format: JSON in one line, with the texts by their files. */
function earlierIn(line: string): { readonly label: Text; readonly texts: Texts } | undefined {
  const { label, texts } = Object(parsed(line))
  if (!isText(label) || typeof texts !== 'object' || texts === null) return undefined
  const entries: readonly (readonly [string, unknown])[] = Object.entries(texts)
  return { label, texts: new Map(entries.map(([file, text]) => [file, isString(text) ? text : undefined])) }
}

function textsIn(written: string): Texts | undefined {
  if (!written.includes('\n')) return earlierIn(written)?.texts
  const [first = '', second = ''] = written.split('\n', 2)
  const [head, texts] = [headIn(first), parsed(second)]
  if (!head || !isListOf(texts, isStringOrNull) || texts.length !== head.files.length) return undefined
  return new Map(head.files.map((file, index) => [file, texts[index] ?? undefined]))
}

/** Snapshots of one repository, each a file in Galley's own data folder. */
export class DiskSnapshots implements SnapshotStore {
  /** Where they are stored. */
  readonly folder: string
  /** Keeps two of one millisecond in order. */
  #last = 0

  readonly #kept: typeof MOST_KEPT

  constructor(data: string, root: string, kept = MOST_KEPT) {
    this.#kept = kept
    this.folder = join(data, 'snapshots', idOfFolder(root))
  }

  async list(): Promise<readonly Snapshot[]> {
    const found: Snapshot[] = []
    for (const id of (await this.#ids()).toReversed()) {
      const head = await this.#head(id)
      if (head) found.push({ id, ...head, time: Number(id.slice(0, id.indexOf('-'))) })
    }
    return found
  }

  async keep(label: Text, texts: Texts): Promise<void> {
    this.#last = Math.max(Date.now(), this.#last + 1)
    const id = `${this.#last}-${randomBytes(6).toString('hex')}`
    const head: Head = { label, files: [...texts.keys()] }
    const rest = [...texts.values()].map(text => text ?? null)
    const part = `${this.#file(id)}.part`
    try {
      makeFolder(this.folder, 0o700)
      await writeFile(part, `${JSON.stringify(head)}\n${JSON.stringify(rest)}`, {
        flag: 'wx',
        mode: 0o600,
        flush: true,
      })
      await rename(part, this.#file(id))
      await this.#removeOld()
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined) // a full disk holds a part of it
      throw refusalOf(error, message('disk:names.snapshot'), 'create')
    }
  }

  async read(id: string): Promise<Texts> {
    const written = ID.test(id) ? await readFile(this.#file(id), 'utf8').catch(() => '') : ''
    const texts = textsIn(written)
    if (!texts) throw new Refusal('not-found', message('project:noSnapshot'))
    return texts
  }

  #file(id: string): string {
    return join(this.folder, `${id}.json`)
  }

  async #removeOld(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const isLeft = name.endsWith('.part') && Number.parseInt(name, 10) < this.#last - CRASHED
      if (isLeft) await rm(join(this.folder, name), { force: true })
    }
    let bytes = 0
    for (const [index, id] of (await this.#ids()).toReversed().entries()) {
      bytes += (await stat(this.#file(id))).size
      if (index >= this.#kept.count || (index > 0 && bytes > this.#kept.bytes))
        await rm(this.#file(id), { force: true })
    }
  }

  /** Oldest first. */
  async #ids(): Promise<readonly string[]> {
    const names = await readdir(this.folder).catch((): string[] => [])
    return names
      .map(name => name.replace(/\.json$/, ''))
      .filter(id => ID.test(id))
      .sort()
  }

  /** Reads only the first line; a very long one counts as missing. */
  async #head(id: string): Promise<Head | undefined> {
    const stream = createReadStream(this.#file(id), { encoding: 'utf8', highWaterMark: 4096 })
    let line = ''
    let isEnded = false
    try {
      for await (const part of stream) {
        line += part
        isEnded = part.includes('\n')
        if (isEnded) break
        if (line.length > LONGEST_LINE) return undefined
      }
    } catch (error) {
      if (errno(error) === undefined) throw error
      return undefined // removed meanwhile, or not readable
    }
    if (isEnded) return headIn(line.slice(0, line.indexOf('\n')))
    const earlier = earlierIn(line)
    return earlier && { label: earlier.label, files: [...earlier.texts.keys()] }
  }
}
