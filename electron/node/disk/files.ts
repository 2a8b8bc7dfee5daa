import { open } from 'node:fs/promises'
import { type Message, message } from '../../../shared/messages/message.ts'
import { Lock } from '../../../shared/project/base/lock.ts'
import type { Standing } from '../../../shared/project/base/unfinished-save.ts'
import type { DiskChange, FileEntry, Files, FileText } from '../../../shared/project/files/files.ts'
import type { SavedFile } from '../../../shared/project/saving/save-journal.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { ApiCopies } from './api-copies.ts'
import { Root } from './confine.ts'
import { listFiles } from './listing.ts'
import { isTorn } from './overwrite.ts'
import { decode, encode, readBytes, readHead, TEXT_LIMIT } from './read.ts'
import { type Bin, remove } from './remove.ts'
import { SafetyCopies } from './safety-copies.ts'
import { type SaveTools, save, saveBytes } from './save.ts'
import { standingOf } from './standing.ts'
import { FolderWatch } from './watch.ts'

export interface NodeFilesOptions {
  /** Galley's own data folder: copies of what is deleted, and of what a save replaces in place. */
  readonly data: string
  /** Moves a file to the system's trash; without it, deleted files are kept in the data folder. */
  readonly trash?: (absolute: string) => Promise<void>
  /** Shows the person something that no request of theirs caused. */
  readonly notice?: (message: Message, hint?: Message) => void
  /** Opens files for writing; tests pass a failing disk here. */
  readonly open?: SaveTools['open']
}

/** The disk of this machine, confined to one folder. */
export class NodeFiles implements Files {
  readonly #root: Root
  /** The downloaded texts of the addresses that the repository names. */
  readonly copies: ApiCopies
  readonly #keep: SafetyCopies
  readonly #tools: SaveTools
  readonly #bin: Bin
  readonly #notice: (message: Message, hint?: Message) => void
  readonly #writing = new Lock()
  readonly #watches = new Set<FolderWatch>()

  /** Throws if `folder` does not exist. */
  constructor(folder: string, options: NodeFilesOptions) {
    this.#root = new Root(folder)
    this.copies = new ApiCopies(options.data, this.#root.folder)
    const keep = new SafetyCopies(options.data, this.#root.folder)
    this.#keep = keep
    this.#tools = { open: options.open ?? open, copies: (path, bytes) => keep.keep(path, bytes) }
    this.#bin = {
      discard: (path, bytes) => keep.discard(path, bytes),
      ...(options.trash && { trash: options.trash }),
    }
    this.#notice = options.notice ?? (() => undefined)
  }

  /** The folder's real path. */
  get folder(): string {
    return this.#root.folder
  }

  list(): Promise<readonly FileEntry[]> {
    return listFiles(this.#root)
  }

  /** For an address, reads its downloaded copy. */
  async readText(path: string): Promise<FileText> {
    if (/^https?:\/\//i.test(path)) return this.copies.read(path)
    return decode(readBytes(this.#root.locate(path), TEXT_LIMIT), path)
  }

  async readBytes(path: string, most?: number): Promise<Uint8Array> {
    const confined = this.#root.locate(path)
    return most === undefined ? readBytes(confined) : readHead(confined, most)
  }

  write(path: string, text: FileText, expected: FileText | undefined): Promise<void> {
    return this.#writing.run(() => save(this.#root, path, { text, expected }, this.#tools))
  }

  remove(path: string, expected: FileText): Promise<void> {
    return this.#writing.run(() => remove(this.#root, path, expected, this.#bin))
  }

  /** What the disk holds of a file that a save was writing. */
  async standing(saved: SavedFile): Promise<Standing> {
    try {
      return standingOf(saved, await this.readBytes(saved.file))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.failure.code === 'not-found' ? standingOf(saved, undefined) : 'other'
    }
  }

  /** Restores a file of which a save wrote only a part to what it was before. */
  mend({ file, before, after }: SavedFile): Promise<void> {
    if (!before || !after) return Promise.resolve()
    const [bytes, written] = [encode(file, before), encode(file, after)]
    const expected = (found: Uint8Array) => isTorn(found, bytes, written)
    return this.#writing.run(() => saveBytes(this.#root, file, { bytes, expected }, this.#tools))
  }

  watch(report: (change: DiskChange) => void): () => void {
    const watch = new FolderWatch(this.#root.folder, report, { notice: this.#notice })
    this.#watches.add(watch)
    // Changes during the first listing were not reported.
    void watch.ready.then(() => this.#watches.has(watch) && watch.reconcile())
    void this.#reportLeftovers()
    return () => {
      this.#watches.delete(watch)
      watch.close()
    }
  }

  /** Makes watchers compare everything again. */
  reconcile(): void {
    for (const watch of this.#watches) watch.reconcile()
  }

  async #reportLeftovers(): Promise<void> {
    const left = await this.#keep.leftovers()
    if (left.length === 0) return
    this.#notice(message('disk:cutShort'), message('disk:cutShortHint', { files: left }))
  }
}

/** Opens the folder as the engine sees it; throws if it does not exist. */
export const nodeFiles = (folder: string, options: NodeFilesOptions): NodeFiles =>
  new NodeFiles(folder, options)
