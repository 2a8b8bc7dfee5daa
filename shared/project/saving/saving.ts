import { CONFIG_FILE } from '../../config/schema/config-file.ts'
import { type Message, message } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import type { Buffer, Buffers } from '../base/buffers.ts'
import type { Conflict, SaveReport } from '../base/model.ts'
import { sizeOnDisk } from '../files/bytes.ts'
import type { Files, FileText } from '../files/files.ts'
import type { Listing } from '../files/listing.ts'
import { lookUp } from '../files/read-from-disk.ts'
import { isWellFormed } from '../files/utf8.ts'
import type { SavedFile, SaveJournal } from './save-journal.ts'

/** What happened to one file. */
type Result =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly kind: 'failed'; readonly message: Message; readonly hint?: Message }

const failed = (error: unknown): Result => {
  if (!(error instanceof Refusal)) throw error
  const { message, hint } = error.failure
  return { kind: 'failed', message, ...(hint !== undefined && { hint }) }
}

/** What the journal notes of a draft that may be saved. */
const savedFile = ({ file, base, text }: Buffer): SavedFile => ({
  file,
  before: base ?? null,
  after: text === undefined ? null : { text, bom: base?.bom ?? false },
})

const maySave = ({ text, conflict }: Buffer): boolean =>
  !conflict && (text === undefined || isWellFormed(text))

/** Pages before docs.json before deletions: docs.json never names a missing page. */
const orderOf = (buffer: Buffer): number =>
  buffer.text === undefined ? 2 : buffer.file === CONFIG_FILE ? 1 : 0

/** What saving works on. */
interface SavingParts {
  readonly files: Files
  readonly buffers: Buffers
  readonly listing: Listing
  /** Absent if nobody would finish a save that is cut short. */
  readonly saveJournal?: SaveJournal | undefined
}

/** Writes drafts to the disk, if it still holds what was opened. */
export class Saving {
  readonly #files: Files
  readonly #buffers: Buffers
  readonly #listing: Listing
  readonly #journal: SaveJournal | undefined

  constructor(parts: SavingParts) {
    this.#files = parts.files
    this.#buffers = parts.buffers
    this.#listing = parts.listing
    this.#journal = parts.saveJournal
  }

  /**
   * Saves the drafts of `wanted`, or all. A draft that cannot be saved does not stop others, except deletions:
   * they wait for a save in which everything else succeeded, so that a file that moves is never lost. Writes
   * the texts of this moment, as the journal has them; text that is typed meanwhile stays unsaved.
   */
  async save(wanted: readonly string[] | undefined): Promise<SaveReport> {
    const drafts = [...this.#buffers.drafts.keys()]
      .filter(file => !wanted || wanted.includes(file))
      .map(file => this.#buffers.get(file))
      .filter(buffer => buffer !== undefined)
      .sort((a, b) => orderOf(a) - orderOf(b) || (a.file < b.file ? -1 : 1))
    const noted = drafts.filter(maySave).map(savedFile)
    const end = noted.length > 0 ? await this.#journal?.begin(noted) : undefined
    try {
      return await this.#saveAll(drafts)
    } finally {
      await end?.()
    }
  }

  async #saveAll(drafts: readonly Buffer[]): Promise<SaveReport> {
    const report = {
      saved: [] as string[],
      conflicts: [] as Conflict[],
      failed: [] as SaveReport['failed'][number][],
    }
    for (const draft of drafts) {
      const { file } = draft
      const result = await this.#saveOne(draft, report.conflicts.length + report.failed.length === 0)
      if (result.kind === 'saved') report.saved.push(file)
      else if (result.kind === 'conflict') report.conflicts.push(result.conflict)
      else
        report.failed.push({
          file,
          message: result.message,
          ...(result.hint !== undefined && { hint: result.hint }),
        })
    }
    return report
  }

  async #saveOne({ file, text, base, conflict }: Buffer, mayDelete: boolean): Promise<Result> {
    if (conflict) return conflictOf(file, conflict.disk)
    if (text === undefined) return mayDelete ? this.#delete(file, base) : waits(file)
    if (!isWellFormed(text)) return halfCharacter(file)
    return this.#write(file, { text, bom: base?.bom ?? false }, base)
  }

  async #write(file: string, text: FileText, base: FileText | undefined): Promise<Result> {
    try {
      await this.#files.write(file, text, base)
    } catch (error) {
      return error instanceof Refusal && error.failure.code === 'conflict'
        ? this.#checkConflict(file)
        : failed(error)
    }
    this.#buffers.setBase(file, text)
    this.#listing.note(file, sizeOnDisk(file, text))
    return this.#verify(file, text)
  }

  async #delete(file: string, base: FileText | undefined): Promise<Result> {
    try {
      if (base) await this.#files.remove(file, base)
    } catch (error) {
      const code = error instanceof Refusal ? error.failure.code : undefined
      if (code === 'conflict') return this.#checkConflict(file)
      if (code !== 'not-found') return failed(error)
    }
    this.#buffers.setBase(file, undefined)
    this.#listing.note(file, undefined)
    return { kind: 'saved' }
  }

  /** Trusts the disk, not the result of a write: what cannot be read back as written was not saved. */
  async #verify(file: string, written: FileText): Promise<Result> {
    const found = await lookUp(this.#files, file)
    if (found.kind === 'unreadable') return failed(found.refusal)
    const { disk } = found
    if (disk && contentOf(disk) === contentOf(written)) return { kind: 'saved' }
    this.#buffers.setConflict(file, disk)
    return conflictOf(file, disk)
  }

  /** The disk changed since the file was opened: fine if it holds exactly what would be written. */
  async #checkConflict(file: string): Promise<Result> {
    const found = await lookUp(this.#files, file)
    if (found.kind === 'unreadable') return failed(found.refusal)
    if (this.#buffers.get(file)?.text === found.disk?.text) {
      this.#buffers.setBase(file, found.disk)
      return { kind: 'saved' }
    }
    this.#buffers.setConflict(file, found.disk)
    return conflictOf(file, found.disk)
  }
}

/** The content of the file; a typed byte order mark and a kept one are the same bytes. */
const contentOf = ({ text, bom }: FileText): string => (bom ? `\ufeff${text}` : text)

const conflictOf = (file: string, disk: FileText | undefined): Result => ({
  kind: 'conflict',
  conflict: { file, disk: disk ? 'changed' : 'deleted' },
})

const waits = (file: string): Result => ({
  kind: 'failed',
  message: message('project:notDeleted', { file }),
  hint: message('project:notDeletedHint'),
})

const halfCharacter = (file: string): Result => ({
  kind: 'failed',
  message: message('project:halfCharacter', { file }),
  hint: message('project:halfCharacterHint'),
})
