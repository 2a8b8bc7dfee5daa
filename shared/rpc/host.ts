import type { About } from '../project/base/about.ts'
import type { ConversionPlan, FolderListing, OpenReply, Welcome } from '../project/base/model.ts'
import type { RepositoryCounts } from '../site/plan/repository-counts.ts'
import { takes } from './row.ts'
import { choice, nothing, optional, record, text } from './shape.ts'

/** Requests to the host itself: opening and creating sites, and what surrounds a project. */
export const hostRows = {
  /** Returns who the host is; `window` identifies this window, so that it finds its project again after a reload. */
  connect: takes(record({ window: text })).gives<Welcome>(),
  /** What this copy of Galley is, and the notices of what it is made of. */
  about: takes(nothing).gives<About>(),
  /** Lists the folders in `folder` (default: the home folder) for the folder chooser of the window. */
  browse: takes(record({ folder: optional(text) })).gives<FolderListing>(),
  /** The folders that editors keep besides the site, such as `.quill`; their names without the dot. */
  editorFolders: takes(nothing).gives<readonly string[]>(),
  /** Shows the folder dialog of the system; `undefined` if it was canceled. */
  chooseFolder: takes(nothing).gives<string | undefined>(),
  /** Opens a repository and starts watching it. Writes nothing. */
  open: takes(record({ folder: text })).gives<OpenReply>(),
  /** What converting the settings of the open site would do. Refuses if there are unsaved changes. */
  planConversion: takes(record({ to: choice('galley', 'newer', 'mint') })).gives<ConversionPlan>(),
  /** Converts the settings of a site as planned; refused as `stale` if the files no longer have the state of `stamp`. */
  convert: takes(record({ folder: text, to: choice('galley', 'newer', 'mint'), stamp: text })).gives<void>(),
  /** Copies the sample to a new folder in the person's documents and opens it. */
  openSample: takes(nothing).gives<OpenReply>(),
  /** Creates a minimal site called `name` in `folder`, which holds no docs.json yet, and opens it. */
  createSite: takes(record({ folder: text, name: text, form: choice('older', 'newer') })).gives<OpenReply>(),
  /** Removes a folder from the recent list. */
  forgetRecent: takes(record({ folder: text })).gives<void>(),
  /** Closes the project; unsaved drafts are dropped. */
  close: takes(nothing).gives<void>(),
  /** Ends a save of an earlier session that was cut short: writes what is missing, or restores what was written; one step called `label`. */
  answerUnfinishedSave: takes(record({ end: choice('finish', 'take-back'), label: text })).gives<void>(),
  /** Restores unsaved work of an earlier session as one step called `label`, or moves it to the version history. */
  answerRecovered: takes(record({ answer: choice('bring-back', 'discard'), label: text })).gives<void>(),
  /** Fetches from GitHub, once, how many stars and forks a repository has; `repository` is `owner/name`. */
  countRepository: takes(record({ repository: text })).gives<RepositoryCounts>(),
} as const
