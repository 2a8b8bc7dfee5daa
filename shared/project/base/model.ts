import type { ConfigFormat, ReportLine } from '../../config/convert/model.ts'
import type { Message, Text } from '../../messages/message.ts'
import type { TextEdits } from '../../text/edit.ts'
import type { FileEntry } from '../files/files.ts'
import type { EarlierOffers } from './unfinished-save.ts'

/** What the host can do beyond the core of the contract; the window offers nothing else. */
export interface HostAbilities {
  readonly kind: 'electron' | 'loopback'
  /** `chooseFolder` shows the dialog of the system. */
  readonly nativeDialogs: boolean
  /** A folder dropped on the window can be opened. */
  readonly dropFolder: boolean
  /** The host draws a menu bar; otherwise the window draws one. */
  readonly nativeMenu: boolean
  /** `mac`, `windows`, `linux`: for the names of keys. */
  readonly system: 'mac' | 'windows' | 'linux'
}

/** A folder that was opened before. */
export interface RecentFolder {
  readonly folder: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly opened: number
}

/** What a window gets when it connects; `project` if one is already open, as after a reload. */
export interface Welcome {
  readonly abilities: HostAbilities
  readonly recent: readonly RecentFolder[]
  readonly project?: ProjectState
  /** What the folder named at the start offers, if it is not a site itself. */
  readonly offer?: OpenReply
}

/** A folder in the folder chooser of the window. */
export interface FolderListing {
  readonly folder: string
  readonly parent?: string
  readonly folders: readonly { readonly name: string; readonly folder: string; readonly isSite: boolean }[]
  readonly isSite: boolean
}

/** The reply to `open`: the project, or what the folder offers instead. */
export type OpenReply =
  | { readonly kind: 'open'; readonly project: ProjectState }
  | { readonly kind: 'choose'; readonly folder: string; readonly candidates: readonly string[] }
  | { readonly kind: 'empty'; readonly folder: string; readonly pages: number }
  | { readonly kind: 'convert'; readonly plan: ConversionPlan }

/** What converting the settings of a site to another format would do. */
export interface ConversionPlan {
  readonly folder: string
  readonly from: ConfigFormat
  readonly to: ConfigFormat
  /** The file that is read; it stays unless it is the target. */
  readonly file: string
  /** The file that is written. */
  readonly target: string
  /** The file that keeps the current content of the target; absent if there is no target yet. */
  readonly backup?: string
  /** The pages that are created. */
  readonly pages: readonly string[]
  /** In the order of the file that is read. */
  readonly report: readonly ReportLine[]
  /** Identifies the current state of the files. */
  readonly stamp: string
}

/** A file whose draft differs from what was opened. */
export interface DirtyFile {
  readonly file: string
  readonly change: 'edited' | 'created' | 'deleted'
}

/** A dirty file that also changed on disk. */
export interface Conflict {
  readonly file: string
  readonly disk: 'changed' | 'deleted'
}

/** A conflict that is not resolved yet. */
export interface OpenConflict extends Conflict {
  /** A new number after each further change on disk. */
  readonly change: number
}

/** How far the reading and checking of all pages is, besides what is indexed. */
export interface ReadingState {
  /** The person stopped it: only what is open is read and checked. */
  readonly isStopped?: boolean
  /** About how many pages wait for their first check, 0 if few do; absent once everything was checked. */
  readonly unchecked?: number
}

/** The project as a whole: small, and sent completely whenever something in it changes. */
export interface ProjectState extends EarlierOffers, ReadingState {
  /** Absolute path, for the title and the recent list. */
  readonly folder: string
  readonly name: string
  readonly dirty: readonly DirtyFile[]
  readonly conflicts: readonly OpenConflict[]
  /** Labels of the next steps, if there are any. */
  readonly undo?: Text
  readonly redo?: Text
  /** Identifies the step that undo reverts, even among steps with the same label. */
  readonly step?: number
  /** How many pages are indexed. */
  readonly indexed: number
  readonly total: number
  /** Another window or process has the same folder open. */
  readonly alsoOpen: boolean
  /** The folder is gone or cannot be read at the moment. */
  readonly unreachable?: Message
  /** Why docs.json can no longer be read, such as a folder that replaced it; the previous text stays. */
  readonly unreadable?: Message
}

/** A text as the engine holds it: the draft, or the content of the disk if there is no draft. */
export interface Document {
  readonly file: string
  readonly text: string
  /** Counts every change of this text, whoever makes it. */
  readonly version: number
}

/** Where a step happened, so that undo can restore the focus. */
export interface Focus {
  readonly file: string
  /** JSON pointer of the value in docs.json or in the frontmatter. */
  readonly pointer?: string
  /** Offset in the text. */
  readonly offset?: number
}

/** Edits of one file, made on `version` of its text. */
export interface FileEdit {
  readonly file: string
  readonly version: number
  readonly edits: TextEdits
}

/** A file that a step creates. */
export interface NewFile {
  readonly file: string
  /** For an image, one character per byte, or a reference. */
  readonly text: string
  /** The file existed before, so its name is not checked as a new one. */
  readonly existedBefore?: boolean
}

/** One step of the history: what a person would call one change. */
export interface Change {
  /** Names the step in the menu: `Rename group`, `Change accent color`. */
  readonly label: Text
  /** Consecutive steps with the same value become one: typing in a field, dragging a color. */
  readonly merge?: string
  readonly focus?: Focus
  readonly edits: readonly FileEdit[]
  readonly create?: readonly NewFile[]
  /** Files that this step deletes; they are deleted from disk on save. */
  readonly remove?: readonly string[]
}

/** What happened to each file of a save. */
export interface SaveReport {
  readonly saved: readonly string[]
  /** Refused, because the disk no longer holds what was opened. */
  readonly conflicts: readonly Conflict[]
  readonly failed: readonly { readonly file: string; readonly message: Message; readonly hint?: Message }[]
  /** Files into which changes of other programs were merged. */
  readonly merged?: readonly string[]
}

/** Both sides of a conflict. `undefined`: the file does not exist on that side. */
export interface ConflictSides {
  readonly file: string
  readonly mine: string | undefined
  readonly disk: string | undefined
  /** The common base of both sides. */
  readonly base: string | undefined
  /** Identifies the sides; other sides have another number. */
  readonly stamp: number
}

/** How a conflict is resolved. */
export interface Resolution {
  readonly file: string
  readonly take: 'mine' | 'disk' | 'merged'
  /** The merged text, for `merged`. */
  readonly text?: string
  /** Identifies the sides that were merged. */
  readonly stamp?: number
}

/** Where the preview of a page is served, and the revision after which patches follow. */
export interface PreviewPage {
  readonly path: string
  readonly file?: string
  /** The engine gives it relative to the root of the site, the host in full. */
  readonly url: string
  /** The newest revision; a document states its own in `data-revision` of its root element. */
  readonly revision: number
}

/** The files that are not pages: images, API descriptions, everything else. */
export type Asset = FileEntry
