import { type Message, message, type Text } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import type { Buffers } from '../base/buffers.ts'
import type { Change } from '../base/model.ts'
import { isSiteFile } from '../files/kinds.ts'
import type { Snapshot, SnapshotStore, Texts } from './store.ts'

/** A change that touches more files than this is previewed, and can be reverted later. */
const MANY_FILES = 5

/** What restoring a snapshot does to a file. */
export interface RestoredFile {
  readonly file: string
  readonly change: 'edit' | 'create' | 'remove'
}

/** A snapshot, or some of its files. */
export interface RestoreRequest {
  readonly id: string
  readonly files?: readonly string[]
}

/** Stores what was noted. */
type Keep = () => Promise<void>

const keepNothing: Keep = async () => undefined

const saveLabel = (files: readonly string[]): Text => {
  const [file = ''] = files
  return files.length === 1
    ? message('project:step.saveFile', { file })
    : message('project:step.saveFiles', { count: files.length })
}

/** Stores what files held before saves, large changes and deletions, and restores it. */
export class Snapshots {
  readonly #store: SnapshotStore | undefined
  readonly #buffers: Buffers
  readonly #warn: (message: Message) => void

  constructor(store: SnapshotStore | undefined, buffers: Buffers, warn: (message: Message) => void) {
    this.#store = store
    this.#buffers = buffers
    this.#warn = warn
  }

  async list(): Promise<readonly Snapshot[]> {
    return (await this.#store?.list()) ?? []
  }

  /** Notes what a step of the window is about to change, if that is much; the returned function stores it once the step is made. */
  async beforeStep({ label, edits, create = [], remove = [] }: Change): Promise<Keep> {
    const files = [...edits, ...create].map(({ file }) => file).concat(remove)
    if (remove.length === 0 && files.length <= MANY_FILES) return keepNothing
    // A step that names a hidden file is refused: its files are not read before that.
    for (const file of files) if (isSiteFile(file)) await this.#text(file)
    return this.beforeRewrite(label, files, remove.length > 0)
  }

  /** Notes the texts of `files`, which are open or missing, if there are many or with `always`. */
  beforeRewrite(label: Text, files: readonly string[], always = false): Keep {
    if (!this.#store || (!always && files.length <= MANY_FILES)) return keepNothing
    const texts = new Map(files.map(file => [file, this.#buffers.get(file)?.text]))
    return () => this.#keep(label, texts)
  }

  async #keep(label: Text, texts: Texts): Promise<void> {
    try {
      await this.#store?.keep(label, texts)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#warn(message('project:noCopy', { label, reason: error.failure.message }))
    }
  }

  /** Stores the content of the disk that a save replaces: of all drafts, or of those in `wanted`. */
  async beforeSave(wanted: readonly string[] | undefined): Promise<void> {
    const files = [...this.#buffers.drafts.keys()].filter(file => !wanted || wanted.includes(file))
    if (!this.#store || files.length === 0) return
    const held = files.map(file => [file, this.#buffers.get(file)] as const)
    const texts = held.map(
      ([file, one]) => [file, (one?.conflict ? one.conflict.disk : one?.base)?.text] as const,
    )
    await this.#keep(saveLabel(files), new Map(texts))
  }

  /** The differences between a snapshot, or some of its files, and now, and the texts that restore it. */
  async textsOf({
    id,
    files: wanted,
  }: RestoreRequest): Promise<{ readonly files: readonly RestoredFile[]; readonly texts: Texts }> {
    if (!this.#store) throw new Refusal('unavailable', message('project:noSnapshots'))
    const kept = [...(await this.#store.read(id))].filter(
      ([file]) => isSiteFile(file) && (wanted === undefined || wanted.includes(file)),
    )
    const now = new Map<string, string | undefined>()
    for (const [file] of kept) now.set(file, await this.#text(file))
    const different = kept.filter(([file, text]) => now.get(file) !== text)
    const files = different.map(([file, text]): RestoredFile => {
      if (text === undefined) return { file, change: 'remove' }
      return { file, change: now.get(file) === undefined ? 'create' : 'edit' }
    })
    return { files, texts: new Map(different) }
  }

  async #text(file: string): Promise<string | undefined> {
    const held = this.#buffers.get(file)
    if (held) return held.text
    try {
      return (await this.#buffers.open(file)).text
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return undefined
    }
  }
}
