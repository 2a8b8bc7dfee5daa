import { message } from '../../messages/message.ts'
import { difference } from '../../text/difference.ts'
import { applyEdits } from '../../text/edit.ts'
import { Refusal } from '../../text/failure.ts'
import {
  emptyHistory,
  type History,
  type Move,
  pushStep,
  redoStep,
  sealHistory,
  undoStep,
} from '../../text/history.ts'
import { isAsPortable, isPortable } from '../../text/portable.ts'
import type { Buffers } from '../base/buffers.ts'
import type { EditedEvent } from '../base/events.ts'
import type { Change, FileEdit, Focus, NewFile, ProjectState } from '../base/model.ts'
import { changesOf, filesOf, focusAfter, type StepName, stepOf, type TextChange } from '../base/step.ts'
import { isBytes, isReference } from '../files/bytes.ts'
import { isSiteFile } from '../files/kinds.ts'
import type { Listing } from '../files/listing.ts'

/** Why the engine itself rewrites a text. */
type Cause = EditedEvent['cause']

/** Announces changes to the rest of the engine; `event` is given if the window does not know them yet. */
type Announce = (changes: readonly TextChange[], event?: EditedEvent) => void

/** How many steps are kept; the oldest are dropped first. */
const KEPT = 1000

/** Changes texts: by steps of the person, which can be undone and redone, and by following the disk. */
export class Journal {
  readonly #buffers: Buffers
  readonly #listing: Listing
  readonly #announceChanges: Announce
  #history: History<Focus> = emptyHistory()
  #count = 0

  constructor(buffers: Buffers, listing: Listing, tell: Announce) {
    this.#buffers = buffers
    this.#listing = listing
    this.#announceChanges = tell
  }

  /** The steps that undo and redo would revert, as the project's state names them. */
  get steps(): Pick<ProjectState, 'undo' | 'redo' | 'step'> {
    const { label: undo, id: step } = this.#history.past.at(-1) ?? {}
    const { label: redo } = this.#history.future.at(-1) ?? {}
    return {
      ...(undo !== undefined && { undo }),
      ...(step !== undefined && { step }),
      ...(redo !== undefined && { redo }),
    }
  }

  /** Ends merging: the next step is separate in the history. */
  seal(): void {
    this.#history = sealHistory(this.#history)
  }

  /**
   * Makes one step, completely or not at all, and returns the versions of its files: each gets its next one,
   * even if its edits change nothing.
   */
  async edit(change: Change): Promise<Readonly<Record<string, number>>> {
    const opened = [...change.edits.map(({ file }) => file), ...(change.remove ?? [])]
    for (const file of opened) checkOurs(file)
    for (const file of opened) await this.#buffers.open(file)
    checkOnce(change)
    const changes: readonly TextChange[] = [
      ...change.edits.map(edit => this.#edited(edit)),
      ...(change.create ?? []).map(result => this.#created(result, change.remove)),
      ...(change.remove ?? []).map(file => ({ file, before: this.#held(file), after: undefined })),
    ]
    const made = this.#write(changes)
    if (made.length > 0) {
      this.#push(change, made)
      this.#announceChanges(made)
    }
    return Object.fromEntries(changes.map(({ file }) => [file, this.#version(file)]))
  }

  /** Undoes the last step; does nothing if there is none. */
  undo(): void {
    this.#move('undo', undoStep(this.#history))
  }

  /** Redoes the last undone step; does nothing if there is none. */
  redo(): void {
    this.#move('redo', redoStep(this.#history))
  }

  /**
   * Gives files other texts, announced as one event. This is a step of its own for every file that the history
   * knows, and for all files with `remember`: so each step of the history always applies to the text it was
   * made on, whatever the disk does, and earlier texts can be restored.
   */
  rewrite(
    texts: ReadonlyMap<string, string | undefined>,
    { cause, remember, ...name }: StepName & { readonly cause: Cause; readonly remember: boolean },
  ): void {
    const changes = [...texts].map(([file, after]) => ({ file, before: this.#held(file), after }))
    const result = this.#write(changes.filter(({ before, after }) => before !== after))
    if (result.length === 0) return
    const history = remember ? undefined : this.#touched()
    const known = history ? result.filter(({ file }) => history.has(file)) : result
    if (known.length > 0) {
      this.seal()
      this.#push(name, known)
      this.seal()
    }
    this.#announce(cause, result, name)
  }

  #held(file: string): string | undefined {
    return this.#buffers.get(file)?.text
  }

  #version(file: string): number {
    return this.#buffers.get(file)?.version ?? 0
  }

  /** Every file that a step of the history touches. */
  #touched(): ReadonlySet<string> {
    const { past, future } = this.#history
    return new Set([...past, ...future].flatMap(filesOf))
  }

  #edited(edit: FileEdit): TextChange {
    const { file, edits } = edit
    const buffer = this.#buffers.get(file)
    if (buffer?.text === undefined || buffer.version !== edit.version) {
      throw new Refusal('stale', message('project:changedSince', { file }))
    }
    checkEdits(edit, buffer.text)
    const after = applyEdits(buffer.text, edits)
    if (isBytes(file) && !isReference(after))
      throw new Refusal('bad-request', message('project:badEdits', { file }))
    return { file, before: buffer.text, after, edits }
  }

  /** A name that is not portable is allowed if a file with that name goes. */
  #created({ file, text: after, existedBefore = false }: NewFile, going: readonly string[] = []): TextChange {
    checkOurs(file)
    if (!isPortable(file) && !existedBefore && !going.some(from => isAsPortable(file, from))) {
      throw new Refusal('not-allowed', message('project:notPortable', { file }), message('project:otherName'))
    }
    if (this.#listing.has(file) || this.#held(file) !== undefined) {
      throw new Refusal('exists', message('project:exists', { file }), message('project:otherName'))
    }
    return { file, before: undefined, after }
  }

  /** Returns the changes that changed something. */
  #write(changes: readonly TextChange[]): readonly TextChange[] {
    for (const { file, after } of changes) this.#buffers.write(file, after)
    return changes.filter(({ before, after }) => before !== after)
  }

  #push(name: StepName, changes: readonly TextChange[]): void {
    const history = pushStep(this.#history, { ...stepOf(name, changes), id: ++this.#count })
    this.#history = { ...history, past: history.past.slice(-KEPT) }
  }

  #move(way: 'undo' | 'redo', move: Move<Focus> | undefined): void {
    if (!move) return
    const changes = changesOf(move.step, way, file => this.#held(file))
    this.#history = move.history
    const { label } = move.step
    const focus = focusAfter(move.step, way)
    this.#announce(way, this.#write(changes), { label, ...(focus && { focus }) })
  }

  #announce(cause: Cause, changes: readonly TextChange[], { label, focus }: StepName): void {
    const files = changes.map(({ file, before, after }) => ({
      file,
      version: this.#version(file),
      // The window may have bytes where the engine has their reference.
      ...(before === undefined || after === undefined || isBytes(file)
        ? { text: after ?? null }
        : { edits: difference(before, after) }),
    }))
    this.#announceChanges(changes, { cause, label, files, ...(focus && { focus }) })
  }
}

/** Refuses paths outside the site's files. */
function checkOurs(file: string): void {
  if (!isSiteFile(file)) throw new Refusal('not-allowed', message('project:notOfSite', { file }))
}

function checkOnce({ edits, create = [], remove = [] }: Change): void {
  const files = [...edits, ...create].map(({ file }) => file).concat(remove)
  if (new Set(files).size < files.length) {
    throw new Refusal('bad-request', message('project:stepTwice'))
  }
}

function checkEdits({ file, edits }: FileEdit, text: string): void {
  let from = 0
  for (const edit of edits) {
    if (edit.offset < from || edit.offset + edit.length > text.length) {
      throw new Refusal('bad-request', message('project:badEdits', { file }))
    }
    from = edit.offset + edit.length
  }
}
