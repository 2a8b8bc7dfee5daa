import { message } from '../../../shared/messages/message.ts'
import type { EditedEvent } from '../../../shared/project/base/events.ts'
import type { Change, Focus, NewFile } from '../../../shared/project/base/model.ts'
import type { Host } from '../../../shared/rpc/contract.ts'
import type { TextEdits } from '../../../shared/text/edit.ts'
import { type Failure, Refusal } from '../../../shared/text/failure.ts'

/** One step as a panel creates it; every edit applies to the file's current text. */
export interface Step {
  readonly label: string
  readonly merge?: string
  readonly focus?: Focus
  readonly edits?: readonly { readonly file: string; readonly edits: TextEdits }[]
  readonly create?: readonly NewFile[]
  readonly remove?: readonly string[]
  /** Is passed on in {@link TextChange}, so that an editor recognizes its own edits. */
  readonly origin?: unknown
}

/** How a text changed. Without `edits` the whole text is new; `text` is absent when the file is gone. */
export interface TextChange {
  readonly file: string
  readonly text?: string
  readonly edits?: TextEdits
  readonly cause: 'step' | 'reload' | EditedEvent['cause']
  readonly origin?: unknown
}

/** What this window knows of one file. */
export interface Mirrored {
  readonly text?: string
  /** Why there is no text. */
  readonly failure?: Failure
}

/** The texts this window shows: changed at once here, sent to the host in order. */
export interface Mirror {
  /** The current state of a file; `undefined` before it is loaded. The same object until something changes. */
  known(file: string): Mirrored | undefined
  /** Loads a file unless it is loaded. */
  load(file: string): Promise<Mirrored>
  /**
   * Applies a step at once. If the text is being reloaded, typing is applied to the new text too; a step that
   * cannot be applied, because both changed the same text, is dropped and reported.
   */
  make(step: Step): void
  /** Whether the host accepted the last step before this call; `false` if it was refused or is held. */
  taken(): Promise<boolean>
  /** Handles an `edited` event of the host. */
  receive(event: EditedEvent): void
  /** Resolves when the host has every step made here. */
  settled(): Promise<void>
  /** Files with steps that the host has not accepted yet, including held typing; a file may be listed twice. */
  sending(): readonly string[]
  subscribe(file: string, listener: (change: TextChange) => void): () => void
  /** Finds out, after the connection was lost, which steps arrived, and sends the others. */
  resume(): Promise<void>
  /** Forgets everything, because another project is opened. */
  clear(): void
}

/** The step as it is sent to the host; `versionOf` returns the version of a file's text that the edits apply to. */
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

/** The only file that a step changes; `undefined` if it does anything else. */
export const typedIn = ({ edits = [], create = [], remove = [] }: Step): string | undefined =>
  edits.length === 1 && create.length === 0 && remove.length === 0 ? edits[0]?.file : undefined

/** The files that a step changes, creates or deletes. */
export const filesOf = (step: Step): readonly string[] => [
  ...(step.edits ?? []).map(({ file }) => file),
  ...(step.create ?? []).map(({ file }) => file),
  ...(step.remove ?? []),
]

/** A step on its way to the host, with the texts after it; `undefined`: the file is gone. */
export interface Sent {
  readonly step: Step
  /** Reports to the sender whether the host accepted the step. */
  readonly settle?: (isTaken: boolean) => void
  readonly before: ReadonlyMap<string, string | undefined>
  readonly after: ReadonlyMap<string, string | undefined>
}

/** The state of a file, with its version. */
export interface Entry extends Mirrored {
  /** The host's version of this text, before the steps still to be sent. */
  readonly version: number
}

/** Why a text changed. */
export type Cause = Omit<TextChange, 'file' | 'text'>

/** The step's `origin`, if it has one. */
export const originOf = ({ origin }: Step) => (origin === undefined ? {} : { origin })

/** The state of a file that has a text again. */
export const withoutFailure = ({ failure: _, ...rest }: Entry): Entry => rest

/** The current texts of files. */
export const textsOf = (
  entries: ReadonlyMap<string, Entry>,
  files: readonly string[],
): ReadonlyMap<string, string | undefined> => new Map(files.map(file => [file, entries.get(file)?.text]))

/** The failure of a step whose text has changed meanwhile. */
export const changedBetween = () => new Refusal('stale', message('common:textChanged'))

/** The failure of a file that is gone. */
export const DELETED: Failure = { code: 'not-found', message: message('common:fileDeleted') }

/** What the mirror needs of the host. */
export type TextHost = Pick<Host, 'read' | 'edit'>

/** Called with each step that the host did not accept. */
export type Refused = (step: Step, error: unknown) => void
