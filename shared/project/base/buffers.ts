import { message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import type { Files, FileText } from '../files/files.ts'
import type { DirtyFile, OpenConflict } from './model.ts'

/** One text that the engine holds. */
export interface Buffer {
  readonly file: string
  /** The content of the disk when it was last read or written; `undefined`: no file. */
  readonly base: FileText | undefined
  /** The text with the person's changes; `undefined`: the file does not exist (any more). */
  readonly text: string | undefined
  /** Counts every change of `text`. */
  readonly version: number
  /** The current content of the disk, if another program changed it under a draft. */
  readonly conflict?: { readonly disk: FileText | undefined; readonly change: number }
}

const diskText = (buffer: Buffer): string | undefined =>
  (buffer.conflict ? buffer.conflict.disk : buffer.base)?.text

const isDirty = (buffer: Buffer): boolean => buffer.conflict !== undefined || buffer.text !== diskText(buffer)

const gone = (file: string): Refusal => new Refusal('not-found', message('project:noFile', { file }))

/** The texts that are shown or edited; everything else stays on disk. */
export class Buffers {
  readonly #files: Files
  readonly #held = new Map<string, Buffer>()
  readonly #opening = new Map<string, Promise<Buffer>>()
  readonly #drafts = new Map<string, string | undefined>()
  #changes = 0

  constructor(files: Files) {
    this.#files = files
  }

  /** Unsaved texts; `undefined` is a file that the next save deletes. Always current. */
  get drafts(): ReadonlyMap<string, string | undefined> {
    return this.#drafts
  }

  get(file: string): Buffer | undefined {
    return this.#held.get(file)
  }

  files(): readonly string[] {
    return [...this.#held.keys()]
  }

  /** Returns the buffer of an existing file, reading it from disk if needed. */
  async open(file: string): Promise<Buffer> {
    const held = this.#held.get(file) ?? (await this.#reading(file))
    if (held.text === undefined) throw gone(file)
    return held
  }

  /** Whether `file` is being read from disk for the first time. */
  isOpening(file: string): boolean {
    return this.#opening.has(file)
  }

  /** Resolves when a running read of `file` has ended, successfully or not. */
  async settled(file: string): Promise<void> {
    await this.#opening.get(file)?.catch(() => undefined)
  }

  /** Replaces the text of `file` (`undefined`: deletes it) and increases its version. */
  write(file: string, text: string | undefined): Buffer {
    const { base, version, conflict } = this.#held.get(file) ?? { base: undefined, version: 0 }
    return this.#store({ file, base, text, version: version + 1, ...(conflict && { conflict }) })
  }

  /** Sets the content of the disk; ends a conflict. */
  setBase(file: string, base: FileText | undefined): Buffer {
    const { text, version } = this.#held.get(file) ?? { text: undefined, version: 0 }
    return this.#store({ file, base, text, version })
  }

  /** Notes that the disk no longer holds what the draft is based on. */
  setConflict(file: string, disk: FileText | undefined): void {
    const held = this.#held.get(file)
    if (!held) return
    const before = held.conflict
    const isSame = before !== undefined && before.disk?.text === disk?.text
    this.#store({ ...held, conflict: { disk, change: isSame ? before.change : ++this.#changes } })
  }

  dirty(): readonly DirtyFile[] {
    return [...this.#drafts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, text]) => ({
        file,
        change: text === undefined ? 'deleted' : this.#held.get(file)?.base ? 'edited' : 'created',
      }))
  }

  conflicts(): readonly OpenConflict[] {
    return [...this.#held.values()]
      .flatMap(({ file, conflict }): OpenConflict[] =>
        conflict ? [{ file, disk: conflict.disk ? 'changed' : 'deleted', change: conflict.change }] : [],
      )
      .sort((a, b) => (a.file < b.file ? -1 : 1))
  }

  #reading(file: string): Promise<Buffer> {
    const under = this.#opening.get(file)
    if (under) return under
    const reading = this.#read(file).finally(() => this.#opening.delete(file))
    this.#opening.set(file, reading)
    return reading
  }

  async #read(file: string): Promise<Buffer> {
    const base = await this.#files.readText(file)
    return this.#held.get(file) ?? this.#store({ file, base, text: base.text, version: 1 })
  }

  #store(buffer: Buffer): Buffer {
    const { file, text } = buffer
    const settled = buffer.conflict && text === buffer.conflict.disk?.text
    const kept: Buffer = settled
      ? { file, text, version: buffer.version, base: buffer.conflict?.disk }
      : buffer
    this.#held.set(file, kept)
    if (isDirty(kept)) this.#drafts.set(file, text)
    else this.#drafts.delete(file)
    return kept
  }
}
