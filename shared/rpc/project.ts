import type { Asset, ConflictSides, SaveReport } from '../project/base/model.ts'
import type { MovedBatch } from '../project/checking/moved-report.ts'
import type { RestoredFile } from '../project/snapshots/snapshots.ts'
import type { Snapshot } from '../project/snapshots/store.ts'
import type { Problem } from '../text/problem.ts'
import { takes } from './row.ts'
import { choice, list, nothing, optional, record, text, wholeNumber } from './shape.ts'

/** Requests about the open project as a whole: files, problems, history, saving and conflicts. */
export const projectRows = {
  /** Every file that is not a page. */
  assets: takes(nothing).gives<readonly Asset[]>(),
  /** The current problems, in order of file and position. */
  problems: takes(nothing).gives<readonly Problem[]>(),
  /** What looks different from the tool that the site comes from, in one batch of pages and snippets; pass `next` of the reply as `after` of the following request. */
  movedReport: takes(record({ after: optional(text) })).gives<MovedBatch>(),
  /** Undoes the last step; the texts follow as `edited`. */
  undo: takes(nothing).gives<void>(),
  /** Redoes the last undone step. */
  redo: takes(nothing).gives<void>(),
  /** Saves drafts to disk; all of them unless files are named. */
  save: takes(record({ files: optional(list(text)) })).gives<SaveReport>(),
  /** Discards the draft of a file; a step that can be undone. */
  revert: takes(record({ file: text })).gives<void>(),
  /** Both sides of a conflict, to show them. */
  conflict: takes(record({ file: text })).gives<ConflictSides>(),
  /** Merges every conflict without overlapping changes: one step; returns the files. */
  mergeConflicts: takes(nothing).gives<readonly string[]>(),
  /**
   * Resolves a conflict: `mine` overwrites the disk at the next save, `disk` replaces the draft (undoable),
   * and so does `merged` with `text`, refused as `stale` if `stamp` no longer matches the sides.
   */
  resolve: takes(
    record({
      file: text,
      take: choice('mine', 'disk', 'merged'),
      text: optional(text),
      stamp: optional(wholeNumber),
    }),
  ).gives<void>(),
  /** What saves, large changes and deletions replaced, newest first. */
  snapshots: takes(nothing).gives<readonly Snapshot[]>(),
  /** What restoring a snapshot, or some of its files, would change. */
  planRestore: takes(record({ id: text, files: optional(list(text)) })).gives<readonly RestoredFile[]>(),
  /** Restores the texts of a snapshot, or some of its files: one step called `label`; the texts follow as `edited`. */
  restore: takes(record({ id: text, label: text, files: optional(list(text)) })).gives<void>(),
} as const
