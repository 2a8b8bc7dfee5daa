import { message, type Text } from '../../messages/message.ts'
import { Refusal } from '../../text/failure.ts'
import { hashText } from '../../text/hash.ts'
import type { Buffer, Buffers } from '../base/buffers.ts'
import type { ConflictSides, Resolution } from '../base/model.ts'
import { isBytes } from '../files/bytes.ts'
import type { Journal } from './journal.ts'
import { mergeOf } from './merging.ts'

const seenOf = ({ text, conflict }: Buffer): number =>
  hashText(JSON.stringify([text ?? null, conflict?.disk?.text ?? null]))

/** Files that changed here and on disk: shows both sides, merges them, resolves the conflict. */
export class Conflicts {
  readonly #buffers: Buffers
  readonly #journal: Journal

  constructor(buffers: Buffers, journal: Journal) {
    this.#buffers = buffers
    this.#journal = journal
  }

  /** The draft, the content of the disk and their common base; equal ones if there is no conflict. */
  async sides(file: string): Promise<ConflictSides> {
    const buffer = this.#buffers.get(file) ?? (await this.#buffers.open(file))
    const disk = buffer.conflict ? buffer.conflict.disk : buffer.base
    return { file, mine: buffer.text, disk: disk?.text, base: buffer.base?.text, stamp: seenOf(buffer) }
  }

  /** Merges conflicts without overlapping changes, in these files or in all, as one step; returns the merged files. */
  merge(wanted: readonly string[] | undefined): readonly string[] {
    const merged = new Map<string, string>()
    for (const { file } of this.#buffers.conflicts()) {
      const text = wanted && !wanted.includes(file) ? undefined : this.#merged(file)
      if (text !== undefined) merged.set(file, text)
    }
    this.#put(merged)
    return [...merged.keys()]
  }

  /** Resolves a conflict; does nothing if there is none (any more). Refuses a `text` merged from other sides. */
  resolve({ file, take, text, stamp }: Resolution): void {
    const buffer = this.#buffers.get(file)
    if (!buffer?.conflict) return
    if (take === 'disk') this.takeDisk(file, 'disk', message('project:step.takeDisk'))
    else if (take === 'mine') this.#buffers.setBase(file, buffer.conflict.disk)
    else if (text === undefined || isBytes(file) || stamp !== seenOf(buffer))
      throw new Refusal(
        'stale',
        message('project:conflictChanged', { file }),
        message('project:conflictChangedHint'),
      )
    else this.#put(new Map([[file, text]]))
  }

  /** Replaces a draft by the content of the disk; a step that can be undone. */
  takeDisk(file: string, cause: 'revert' | 'disk', label: Text): void {
    const buffer = this.#buffers.get(file)
    if (!buffer) return
    const disk = buffer.conflict ? buffer.conflict.disk : buffer.base
    this.#buffers.setBase(file, disk)
    this.#journal.rewrite(new Map([[file, disk?.text]]), { cause, label, remember: true })
  }

  #put(merged: ReadonlyMap<string, string>): void {
    for (const file of merged.keys()) this.#buffers.setBase(file, this.#buffers.get(file)?.conflict?.disk)
    this.#journal.rewrite(merged, { cause: 'disk', label: message('project:step.merge'), remember: true })
  }

  /** The merged text of a conflict without overlapping changes. A draft without changes has nothing to merge: only the disk changed, and changed back. */
  #merged(file: string): string | undefined {
    const { text: mine, base, conflict } = this.#buffers.get(file) ?? {}
    const disk = conflict?.disk?.text
    if (isBytes(file) || mine === undefined || disk === undefined || mine === base?.text) return undefined
    const merge = mergeOf(file, { base: base?.text ?? '', mine, disk })
    return merge.cards.length === 0 ? merge.text(new Map()) : undefined
  }
}
