import type { Asset, ConflictSides, SaveReport } from '../project/base/model.ts'
import type { RestoredFile } from '../project/snapshots/snapshots.ts'
import type { Snapshot } from '../project/snapshots/store.ts'
import type { Problem } from '../text/problem.ts'
import { takes } from './row.ts'
import { choice, list, nothing, optional, record, text, wholeNumber } from './shape.ts'

/** What the open project answers about itself as a whole: files, problems, history, saving and conflicts. */
export const projectRows = {
  /** Every file that is not a page. */
  assets: takes(nothing).gives<readonly Asset[]>(),
  /** The problems known now, in the order of file and place. */
  problems: takes(nothing).gives<readonly Problem[]>(),
  /** Takes the last step back; the texts follow as `edited`. */
  undo: takes(nothing).gives<void>(),
  /** Makes the last step that was taken back again. */
  redo: takes(nothing).gives<void>(),
  /** Writes drafts to disk; all of them where no files are named. */
  save: takes(record({ files: optional(list(text)) })).gives<SaveReport>(),
  /** Throws a file's draft away; a step that can be undone. */
  revert: takes(record({ file: text })).gives<void>(),
  /** Both sides of a conflict, to show them. */
  conflict: takes(record({ file: text })).gives<ConflictSides>(),
  /** Merges every conflict in which nothing was changed on both sides: one step; gives the files. */
  mergeConflicts: takes(nothing).gives<readonly string[]>(),
  /**
   * Ends a conflict: `mine` will overwrite the disk at the next save, `disk` replaces the draft (undoable), and
   * so does `merged` with `text`, refused as `stale` where `stamp` is no longer that of the sides.
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
  /** What having a snapshot back would change. */
  planRestore: takes(record({ id: text })).gives<readonly RestoredFile[]>(),
  /** Gives files the texts of a snapshot: one step called `label`; the texts follow as `edited`. */
  restore: takes(record({ id: text, label: text })).gives<void>(),
} as const
