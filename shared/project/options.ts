import type { summarizePage } from '../page/summary.ts'
import type { SourceRepository } from '../site/plan/source-links.ts'
import type { Later } from './base/background.ts'
import type { CheckKeeper } from './base/check-keeper.ts'
import type { PageKeeper } from './base/page-keeper.ts'
import type { DateReaders } from './plan/change-dates.ts'
import type { SiteResources } from './preview/preview.ts'
import type { SaveJournal } from './saving/save-journal.ts'
import type { Screening } from './screening/screening.ts'
import type { SnapshotStore } from './snapshots/store.ts'

/** What opening a folder needs. */
export interface ProjectOptions extends DateReaders {
  /** Absolute path, for the title. */
  readonly folder: string
  readonly later: Later
  /** Runs something after a pause in typing, for which checks wait; absent if nobody types. */
  readonly afterPause?: Later
  /** Runs something when a window has had time to show its first page, for which checks wait; absent if there is no window. */
  readonly afterOpening?: Later
  readonly resources: SiteResources
  /** Where the source of the pages is hosted, if that is known. */
  readonly source?: SourceRepository | undefined
  /** `false` if nobody reads the problems, as in a build. */
  readonly checks?: boolean
  /** Reads what the navigation needs of a page; callers may pass one that reuses earlier results. */
  readonly summarize?: typeof summarizePage
  /** Finds out what takes too much, and stops it; absent where nothing can. */
  readonly screening?: Screening
  /** Stores copies of what large changes replace; absent if none are kept. */
  readonly snapshots?: SnapshotStore
  /** Remembers what saves are about to write; absent if nobody would finish a save that is cut short. */
  readonly saveJournal?: SaveJournal
  /** Keeps what is read of pages until the folder is opened again; absent if it is read anew each time. */
  readonly keeper?: PageKeeper
  /** Keeps what checks find in pages until the folder is opened again; absent if they are checked anew each time. */
  readonly checkKeeper?: CheckKeeper
  /** Called whenever unsaved work may have changed. */
  readonly draftsChanged?: () => void
}
