import type { ConfigFormat, ReportLine } from '../../config/convert/model.ts'
import type { Text } from '../../messages/message.ts'
import type { TextEdits } from '../../text/edit.ts'
import type { FileEntry } from '../files/files.ts'
import type { Recovered } from './drafts.ts'

/** What the host can do beyond the contract's core; the window offers only that. */
export interface HostAbilities {
  readonly kind: 'electron' | 'loopback'
  /** `chooseFolder` shows the system's own dialog. */
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

/** What a window learns when it connects; `project` where one is open already, as after a reload. */
export interface Welcome {
  readonly abilities: HostAbilities
  readonly recent: readonly RecentFolder[]
  readonly project?: ProjectState
  /** What the folder named at the start offers, where it is not a site itself. */
  readonly offer?: OpenReply
}

/** A folder as the window's own folder chooser shows it. */
export interface FolderListing {
  readonly folder: string
  readonly parent?: string
  readonly folders: readonly { readonly name: string; readonly folder: string; readonly isSite: boolean }[]
  readonly isSite: boolean
}

/** The answer to `open`: the project, or what the folder offers instead. */
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
  /** The file that is read; it stays where it is not the target. */
  readonly file: string
  /** The file that is written. */
  readonly target: string
  /** The file in which is kept what the target holds now; absent where there is no such file. */
  readonly backup?: string
  /** The pages that are made. */
  readonly pages: readonly string[]
  /** By place in the file that is read. */
  readonly report: readonly ReportLine[]
  /** Names this very state of the files. */
  readonly stamp: string
}

/** A file whose draft differs from what was opened. */
export interface DirtyFile {
  readonly file: string
  readonly change: 'edited' | 'created' | 'deleted'
}

/** A dirty file whose disk content changed as well. */
export interface Conflict {
  readonly file: string
  readonly disk: 'changed' | 'deleted'
}

/** A conflict that nobody decided yet. */
export interface OpenConflict extends Conflict {
  /** Another number after each further change on disk. */
  readonly change: number
}

/** The project at large: small, sent whole whenever something in it changes. */
export interface ProjectState {
  /** Absolute path, for the title and the recent list. */
  readonly folder: string
  readonly name: string
  readonly dirty: readonly DirtyFile[]
  readonly conflicts: readonly OpenConflict[]
  /** Labels of the next steps, where there are any. */
  readonly undo?: string
  readonly redo?: string
  /** Tells the step that undo takes back from every other, also from one of the same label. */
  readonly step?: number
  /** How far the index of pages is. */
  readonly indexed: number
  readonly total: number
  /** Another window or process has the same folder open. */
  readonly alsoOpen: boolean
  /** Unsaved work of an earlier time that waits for an answer. */
  readonly recovered?: Recovered
  /** The folder is gone or cannot be read at the moment. */
  readonly unreachable?: Text
  /** Why docs.json cannot be read any more, such as a folder in its place; the text from before stays. */
  readonly unreadable?: Text
}

/** A text as the engine holds it: the draft, or the disk's where there is none. */
export interface Document {
  readonly file: string
  readonly text: string
  /** Counts every change of this text, whoever makes it. */
  readonly version: number
  /** Why it cannot be edited, in words. */
  readonly readOnly?: string
}

/** Where a step happened, so that undo can lead the person back. */
export interface Focus {
  readonly file: string
  /** JSON pointer of the value in docs.json or in the frontmatter. */
  readonly pointer?: string
  /** Place in the text. */
  readonly offset?: number
}

/** Edits of one file, made on `version` of its text. */
export interface FileEdit {
  readonly file: string
  readonly version: number
  readonly edits: TextEdits
}

/** A file that a step makes. */
export interface NewFile {
  readonly file: string
  /** Of a picture, one character for each byte. */
  readonly text: string
  /** It was there before: its name is no new one. */
  readonly existedBefore?: boolean
}

/** One step of the history: what a person would call one change. */
export interface Change {
  /** Names the step in the menu: `Rename group`, `Change accent colour`. */
  readonly label: string
  /** Steps that follow each other with the same value become one: typing in a field, dragging a colour. */
  readonly merge?: string
  readonly focus?: Focus
  readonly edits: readonly FileEdit[]
  readonly create?: readonly NewFile[]
  /** Files that this step deletes; written on save. */
  readonly remove?: readonly string[]
}

/** What happened to each file of a save. */
export interface SaveReport {
  readonly saved: readonly string[]
  /** Refused, because the disk no longer holds what was opened. */
  readonly conflicts: readonly Conflict[]
  readonly failed: readonly { readonly file: string; readonly message: Text; readonly hint?: Text }[]
  /** Into these went what another program had changed. */
  readonly merged?: readonly string[]
}

/** Both sides of a conflict. `undefined`: the file is not there on that side. */
export interface ConflictSides {
  readonly file: string
  readonly mine: string | undefined
  readonly disk: string | undefined
  /** The text both started from. */
  readonly base: string | undefined
  /** Another number for other sides. */
  readonly stamp: number
}

/** How a conflict ends. */
export interface Resolution {
  readonly file: string
  readonly take: 'mine' | 'disk' | 'merged'
  /** What was made of both sides, for `merged`. */
  readonly text?: string
  /** Of the sides it was made of. */
  readonly stamp?: number
}

/** Where the preview of a page is served, and from which revision patches follow. */
export interface PreviewPage {
  readonly path: string
  readonly file?: string
  /** The engine gives it from the root of the site, the host's reply in full. */
  readonly url: string
  /** The newest revision now; a document says its own as `data-revision` of its root element. */
  readonly revision: number
}

/** The files that are not pages: images, API descriptions, everything else. */
export type Asset = FileEntry
