import { open, readFile, rm } from 'node:fs/promises'
import { type Message, message } from '../../../shared/messages/message.ts'
import { Lock } from '../../../shared/project/base/lock.ts'
import type { Standing } from '../../../shared/project/base/unfinished-save.ts'
import { encodedText, isBytes } from '../../../shared/project/files/bytes.ts'
import type { DiskChange, Files, FileText, ListedFile } from '../../../shared/project/files/files.ts'
import type { SavedFile } from '../../../shared/project/saving/save-journal.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { RefusedPart } from '../../../shared/text/refused-part.ts'
import { ApiCopies } from './api-copies.ts'
import { checkName } from './check-name.ts'
import { Root } from './confine.ts'
import { listFiles } from './listing.ts'
import { isTorn } from './overwrite.ts'
import { decode, readBytes, readHead, TEXT_LIMIT } from './read.ts'
import { ReferencedBytes, referenceOf } from './referenced-bytes.ts'
import { refusedFiles } from './refused-files.ts'
import { type Bin, remove } from './remove.ts'
import { SafetyCopies } from './safety-copies.ts'
import { type Expected, type SaveTools, save, saveBytes } from './save.ts'
import { type SavedBytes, standingOf } from './standing.ts'
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

/** For files whose bytes have another name now. */
const NO_BIN: Bin = { discard: async () => undefined }

/** `undefined` for a file that does not exist. */
function unlessMissing(error: unknown): undefined {
  if (error instanceof Refusal && error.failure.code === 'not-found') return undefined
  throw error
}

const refersTo =
  (reference: string): Expected =>
  found =>
    referenceOf(found) === reference

/** The disk of this machine, confined to one folder. */
export class NodeFiles implements Files {
  readonly #root: Root
  /** The downloaded texts of the addresses that the repository names. */
  readonly copies: ApiCopies
  readonly #keep: SafetyCopies
  readonly #tools: SaveTools
  readonly #bin: Bin
  readonly #notice: (message: Message, hint?: Message) => void
  readonly #referenced: ReferencedBytes
  /** Where this process wrote bytes last, by their reference. */
  readonly #written = new Map<string, string>()
  readonly #writing = new Lock()
  readonly #watches = new Set<FolderWatch>()

  /** Throws if `folder` does not exist. */
  constructor(folder: string, options: NodeFilesOptions) {
    this.#root = new Root(folder)
    this.#referenced = new ReferencedBytes(this.#root, options.data)
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

  list(): Promise<readonly ListedFile[]> {
    return listFiles(this.#root)
  }

  /** For an address, reads its downloaded copy. */
  async readText(path: string): Promise<FileText> {
    if (/^https?:\/\//i.test(path)) return this.copies.read(path)
    if (isBytes(path)) return { text: await this.#referenced.referenceAt(path), bom: false }
    return decode(readBytes(this.#root.locate(path), TEXT_LIMIT), path)
  }

  async readBytes(path: string, most?: number): Promise<Uint8Array> {
    const confined = this.#root.locate(path)
    return most === undefined ? readBytes(confined) : readHead(confined, most)
  }

  write(path: string, text: FileText, expected: FileText | undefined): Promise<void> {
    return this.#writing.run(() =>
      isBytes(path)
        ? this.#writeBytes(path, text.text, expected?.text)
        : save(this.#root, path, { text, expected }, this.#tools),
    )
  }

  remove(path: string, expected: FileText): Promise<void> {
    return this.#writing.run(async () => {
      if (isBytes(path)) return this.#removeBytes(path, expected.text)
      const bytes = encodedText(expected)
      await remove(this.#root, path, found => Buffer.compare(found, bytes) === 0, this.#bin)
    })
  }

  async checkName(path: string): Promise<void> {
    checkName(this.#root, path)
  }

  readReferenced(reference: string, most?: number): Promise<Uint8Array> {
    return this.#referenced.read(reference, most)
  }

  keepBytes(bytes: Uint8Array): Promise<string> {
    return this.#referenced.keep(bytes)
  }

  /** What the disk holds of a file that a save was writing. */
  async standing(saved: SavedFile): Promise<Standing> {
    const { file, before, after } = saved
    try {
      if (isBytes(file)) {
        const disk = await this.#referenced.referenceAt(file).catch(unlessMissing)
        if (disk === after?.text) return 'after'
        if (disk === before?.text) return 'before'
      }
      return standingOf(await this.#savedBytes(saved))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return 'other'
    }
  }

  /** Removes copies of what an interrupted save replaced in place, if its record has the same content. */
  async dropCopies(recorded: readonly SavedFile[]): Promise<void> {
    for (const copy of await this.#keep.leftovers()) {
      const bytes = await readFile(copy)
      const has = ({ file, before }: SavedFile) =>
        before !== null &&
        (isBytes(file)
          ? referenceOf(bytes) === before.text
          : Buffer.compare(bytes, encodedText(before)) === 0)
      if (recorded.some(has)) await rm(copy, { force: true })
    }
  }

  /** Restores a file of which a save wrote only a part to what it was before. */
  async mend(saved: SavedFile): Promise<void> {
    const { before, after } = await this.#savedBytes(saved)
    if (!before || !after) return
    const expected = (found: Uint8Array) => isTorn(found, before, after)
    await this.#writing.run(() => saveBytes(this.#root, saved.file, { bytes: before, expected }, this.#tools))
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

  /** What the folder holds that is never followed or read. */
  refusedParts(): Promise<readonly RefusedPart[]> {
    return refusedFiles(this.#root)
  }

  /** Makes watchers compare everything again. */
  reconcile(): void {
    for (const watch of this.#watches) watch.reconcile()
  }

  async #writeBytes(path: string, reference: string, expected: string | undefined): Promise<void> {
    const bytes = await this.#referenced.read(reference)
    if (expected === undefined) await saveBytes(this.#root, path, { bytes, expected: undefined }, this.#tools)
    else {
      await this.#keepLast(path, expected)
      await saveBytes(this.#root, path, { bytes, expected: refersTo(expected) }, this.#tools)
    }
    this.#written.set(reference, path)
  }

  /** Removes a file of bytes. One that a save has just written under another name does not go to the trash. */
  async #removeBytes(path: string, reference: string): Promise<void> {
    const to = this.#written.get(reference)
    const isMoved = to !== undefined && to !== path && (await this.#referenced.isAt(reference, to))
    if (!isMoved) await this.#keepLast(path, reference)
    await remove(this.#root, path, refersTo(reference), isMoved ? NO_BIN : this.#bin)
  }

  /** Keeps the bytes that a file is about to lose, for undo and the version history. */
  async #keepLast(path: string, reference: string): Promise<void> {
    const bytes = readBytes(this.#root.locate(path))
    if (referenceOf(bytes) === reference) await this.#referenced.keep(bytes)
  }

  async #savedBytes({ file, before, after }: SavedFile): Promise<SavedBytes> {
    const bytes = async (text: FileText | null) => {
      if (!text) return undefined
      return isBytes(file) ? this.#referenced.read(text.text) : encodedText(text)
    }
    const disk = await this.readBytes(file).catch(unlessMissing)
    return { before: await bytes(before), after: await bytes(after), disk }
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
