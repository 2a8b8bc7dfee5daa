import type { EditedEvent } from '../../../shared/project/base/events.ts'
import type { Change, Focus, NewFile } from '../../../shared/project/base/model.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { type Failure, Refusal } from '../../../shared/text/failure.ts'

/** One step as a panel makes it; every edit is made on the file's present text. */
export interface Step {
  readonly label: string
  readonly merge?: string
  readonly focus?: Focus
  readonly edits?: readonly { readonly file: string; readonly edits: TextEdits }[]
  readonly create?: readonly NewFile[]
  readonly remove?: readonly string[]
  /** Comes back in {@link TextChange}, so that an editor knows its own edits. */
  readonly origin?: unknown
}

/** How a text changed. Without `edits` it is a new text altogether; `text` is absent when the file is gone. */
export interface TextChange {
  readonly file: string
  readonly text?: string
  readonly edits?: TextEdits
  readonly cause: 'step' | 'reload' | EditedEvent['cause']
  readonly origin?: unknown
}

/** What a window knows of one file. */
export interface Mirrored {
  readonly text?: string
  readonly readOnly?: string
  /** Why there is no text. */
  readonly failure?: Failure
}

/** The texts this window shows: changed at once here, sent to the host in order. */
export interface Mirror {
  /** What is known now; `undefined` before the file was loaded. The same object until something changes. */
  known(file: string): Mirrored | undefined
  /** Loads a file unless it is there. */
  load(file: string): Promise<Mirrored>
  /**
   * Makes a step at once. On a text that is just being loaded again, what was typed is made in the new text
   * too; a step that cannot be, as both changed the same words, is dropped and reported.
   */
  make(step: Step): void
  /** Whether the host took the step that was made last before this was asked; `false` where it was refused or is held. */
  taken(): Promise<boolean>
  /** An `edited` event of the host. */
  receive(event: EditedEvent): void
  /** Resolves when the host knows everything that was made here. */
  settled(): Promise<void>
  /** Files with steps that the host has not taken yet, held typing among them; some may stand there twice. */
  sending(): readonly string[]
  subscribe(file: string, listener: (change: TextChange) => void): () => void
  /** After the connection was lost: finds out what arrived, and goes on. */
  resume(): Promise<void>
  /** Forgets everything: another project is opened. */
  clear(): void
}

/** The step as it goes to the host; `versionOf` tells which text of a file each edit is made on. */
export const changeOf = (
  { label, merge, focus, edits = [], create, remove }: Step,
  versionOf: (file: string) => number,
): Change => ({
  label,
  ...(merge !== undefined && { merge }),
  ...(focus && { focus }),
  ...(create && { create }),
  ...(remove && { remove }),
  edits: edits.map(({ file, edits }) => ({ file, edits, version: versionOf(file) })),
})

/** The file that a step changes, where it changes one text and does nothing else. */
export const typedIn = ({ edits = [], create = [], remove = [] }: Step): string | undefined =>
  edits.length === 1 && create.length === 0 && remove.length === 0 ? edits[0]?.file : undefined

/** The files that a step changes, makes or deletes. */
export const filesOf = (step: Step): readonly string[] => [
  ...(step.edits ?? []).map(({ file }) => file),
  ...(step.create ?? []).map(({ file }) => file),
  ...(step.remove ?? []),
]

/** A step on its way, with the texts it leads to; `undefined`: the file is gone. */
export interface Sent {
  readonly step: Step
  /** Tells its maker whether the host took it. */
  readonly settle?: (isTaken: boolean) => void
  readonly before: ReadonlyMap<string, string | undefined>
  readonly after: ReadonlyMap<string, string | undefined>
}

/** What is known of a file, with its version. */
export interface Entry extends Mirrored {
  /** Version that the host gave this text, before the steps still to be sent. */
  readonly version: number
}

/** How a text came to be another one. */
export type Cause = Omit<TextChange, 'file' | 'text'>

/** Who made the step, where it says so. */
export const originOf = ({ origin }: Step) => (origin === undefined ? {} : { origin })

/** What is known of a file that has a text again. */
export const withoutFailure = ({ failure: _, ...rest }: Entry): Entry => rest

/** The texts of files, as they are now. */
export const textsOf = (
  entries: ReadonlyMap<string, Entry>,
  files: readonly string[],
): ReadonlyMap<string, string | undefined> => new Map(files.map(file => [file, entries.get(file)?.text]))

/** Why a step cannot be made on a text that is another by now. */
export const changedBetween = () => new Refusal('stale', 'The text has changed in the meantime.')
