import type { PageSummary } from '../page/summary.ts'
import type { Change, Document, FileEdit, Focus } from '../project/base/model.ts'
import type { FileReference, MovePlan } from '../project/moving/model.ts'
import { takes } from './row.ts'
import type { Shape } from './shape.ts'
import { flag, list, nothing, optional, record, text, wholeNumber } from './shape.ts'

const moves = {
  moves: list(record({ from: text, to: text })),
  redirects: flag,
  leave: list(text),
}

const edits = list(record({ offset: wholeNumber, length: wholeNumber, text }))
const focus: Shape<Focus> = record({ file: text, pointer: optional(text), offset: optional(wholeNumber) })
const fileEdit: Shape<FileEdit> = record({ file: text, version: wholeNumber, edits })

/** One step, as `edit` takes it. */
const change: Shape<Change> = record({
  label: text,
  merge: optional(text),
  focus: optional(focus),
  edits: list(fileEdit),
  create: optional(list(record({ file: text, text, existedBefore: optional(flag) }))),
  remove: optional(list(text)),
})

/** Requests about texts of the open project: reading, editing and moving them. */
export const pageRows = {
  /** Every page of the repository. */
  pages: takes(nothing).gives<readonly PageSummary[]>(),
  /** The text of a file: its draft, or the content of the disk. */
  read: takes(record({ file: text })).gives<Document>(),
  /** Whether a window can read the text of a file as it is now, without being held up for more than a moment. */
  isAffordable: takes(record({ file: text })).gives<boolean>(),
  /** The bytes that the text of an image refers to, one character each; for an image that is shown. */
  bytes: takes(record({ reference: text })).gives<string>(),
  /**
   * Makes one step; refused as `stale` unless each edit was made on the current version of its file. Returns
   * the new versions: every file of the step gets its next one, even if its edits change nothing.
   */
  edit: takes(change).gives<Readonly<Record<string, number>>>(),
  /** What moving files would change; nothing is changed. */
  planMove: takes(record(moves)).gives<MovePlan>(),
  /** Moves files and updates every reference to them: one step called `label`; the texts follow as `edited`. */
  moveFiles: takes(record({ ...moves, label: text })).gives<void>(),
  /** Every reference to one of these files, in docs.json, in pages and in snippets. */
  referencesTo: takes(record({ files: list(text) })).gives<readonly FileReference[]>(),
  /** The files of the pages that show a snippet or an image, directly or through other snippets. */
  pagesShowing: takes(record({ file: text })).gives<readonly string[]>(),
} as const
