import type { ConversionPlan, FolderListing, OpenReply, Welcome } from '../project/base/model.ts'
import type { RepositoryCounts } from '../site/plan/repository-counts.ts'
import { takes } from './row.ts'
import { choice, flag, nothing, optional, record, text } from './shape.ts'

/** What a window asks of its host itself: folders to open and what lies around the project. */
export const hostRows = {
  /** Tells who the host is; `window` names this window, so that a reload finds its project again. */
  connect: takes(record({ window: text })).gives<Welcome>(),
  /** Lists the folders inside `folder` (the home folder where none is given) for the window's own chooser. */
  browse: takes(record({ folder: optional(text) })).gives<FolderListing>(),
  /** The folders that editors keep beside the site, such as `.quill`; their names without the dot. */
  editorFolders: takes(nothing).gives<readonly string[]>(),
  /** Shows the system's folder dialog; `undefined` when it was cancelled. */
  chooseFolder: takes(nothing).gives<string | undefined>(),
  /** Opens a repository and starts watching it. Writes nothing. With `asIs` no conversion of docs.json is offered first. */
  open: takes(record({ folder: text, asIs: optional(flag) })).gives<OpenReply>(),
  /** What converting the settings of the open site would do. Refuses where there are unsaved changes. */
  planConversion: takes(record({ to: choice('galley', 'newer', 'mint') })).gives<ConversionPlan>(),
  /** Converts the settings of a site as a plan says; refused as `stale` where its `stamp` is no longer that of the files. */
  convert: takes(record({ folder: text, to: choice('galley', 'newer', 'mint'), stamp: text })).gives<void>(),
  /** Copies the sample to a folder of its own in the person's documents and opens it. */
  openSample: takes(nothing).gives<OpenReply>(),
  /** Makes a minimal site called `name` in `folder`, which holds no docs.json yet, and opens it. */
  createSite: takes(record({ folder: text, name: text })).gives<OpenReply>(),
  /** Takes a folder out of the recent list. */
  forgetRecent: takes(record({ folder: text })).gives<void>(),
  /** Closes the project; unsaved drafts are dropped. */
  close: takes(nothing).gives<void>(),
  /** Brings unsaved work of an earlier time back as one step called `label`, or puts it with the earlier states. */
  answerRecovered: takes(record({ answer: choice('bring-back', 'discard'), label: text })).gives<void>(),
  /** Asks GitHub, once, how many stars and forks a repository has; `repository` is `owner/name`. */
  countRepository: takes(record({ repository: text })).gives<RepositoryCounts>(),
} as const
