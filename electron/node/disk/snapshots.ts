import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Snapshot, SnapshotStore, Texts } from '../../../shared/project/snapshots/store.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { refused } from './faults.ts'

/** How many are kept of a repository, and how many bytes; the oldest go first, the newest stays. */
const KEPT = { count: 200, bytes: 64_000_000 }
const ID = /^\d{13,}-[\da-f]{12}$/

interface Written {
  readonly label: string
  /** `null`: there was no such file. */
  readonly texts: Readonly<Record<string, string | null>>
}

function readWritten(text: string): Written | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const { label, texts } = value as Readonly<Record<string, unknown>>
    const isWhole = typeof label === 'string' && typeof texts === 'object' && texts !== null
    return isWhole ? { label, texts: texts as Written['texts'] } : undefined
  } catch {
    return undefined // cut short by a crash: it is no snapshot
  }
}

const textsOf = ({ texts }: Written): Texts =>
  new Map(Object.entries(texts).map(([file, text]) => [file, typeof text === 'string' ? text : undefined]))

/** Snapshots of one repository, each a file in Galley's own data folder. */
export class DiskSnapshots implements SnapshotStore {
  readonly #folder: string
  /** Two of one millisecond keep their order. */
  #last = 0

  readonly #kept: typeof KEPT

  constructor(data: string, root: string, kept = KEPT) {
    this.#kept = kept
    const name = createHash('sha256').update(root).digest('hex').slice(0, 16)
    this.#folder = join(data, 'snapshots', name)
  }

  async list(): Promise<readonly Snapshot[]> {
    const found: Snapshot[] = []
    for (const id of (await this.#ids()).toReversed()) {
      const written = await this.#written(id)
      if (!written) continue
      const { label, texts } = written
      found.push({ id, label, time: Number(id.slice(0, id.indexOf('-'))), files: Object.keys(texts) })
    }
    return found
  }

  async keep(label: string, texts: Texts): Promise<void> {
    this.#last = Math.max(Date.now(), this.#last + 1)
    const id = `${this.#last}-${randomBytes(6).toString('hex')}`
    const written: Written = {
      label,
      texts: Object.fromEntries([...texts].map(([file, text]) => [file, text ?? null])),
    }
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      await writeFile(this.#file(id), JSON.stringify(written), { flag: 'wx', mode: 0o600 })
      await this.#forgetOld()
    } catch (error) {
      await rm(this.#file(id), { force: true }) // a full disk holds a part of it
      throw refused(error, 'earlier state', 'made')
    }
  }

  async read(id: string): Promise<Texts> {
    const written = ID.test(id) ? await this.#written(id) : undefined
    if (!written) throw new Refusal('not-found', 'This earlier state is no longer there.')
    return textsOf(written)
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.json`)
  }

  async #forgetOld(): Promise<void> {
    let bytes = 0
    for (const [index, id] of (await this.#ids()).toReversed().entries()) {
      bytes += (await stat(this.#file(id))).size
      if (index >= this.#kept.count || (index > 0 && bytes > this.#kept.bytes))
        await rm(this.#file(id), { force: true })
    }
  }

  /** Oldest first. */
  async #ids(): Promise<readonly string[]> {
    const names = await readdir(this.#folder).catch((): string[] => [])
    return names
      .map(name => name.replace(/\.json$/, ''))
      .filter(id => ID.test(id))
      .sort()
  }

  async #written(id: string): Promise<Written | undefined> {
    const text = await readFile(this.#file(id), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : readWritten(text)
  }
}
