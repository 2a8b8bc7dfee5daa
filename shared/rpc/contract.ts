import type { Span } from '../openapi/document/locate.ts'
import type { PageSummary } from '../page/summary.ts'
import type { OperationPage } from '../project/api/api-service.ts'
import type {
  Asset,
  ConflictSides,
  ConversionPlan,
  Document,
  FolderListing,
  OpenReply,
  PreviewPage,
  SaveReport,
  Welcome,
} from '../project/base/model.ts'
import type { AnswerHead, RequestPlan } from '../project/base/preview-requests.ts'
import type { ReviewPlan, ReviewResult, SinceCommit } from '../project/base/review.ts'
import type { AskedLinks } from '../project/checking/external-links.ts'
import type { DayCount } from '../project/checking/problem-history.ts'
import type { MovePlan, Place } from '../project/moving/model.ts'
import type { SearchBatch } from '../project/search/model.ts'
import type { RestoredFile } from '../project/snapshots/snapshots.ts'
import type { Snapshot } from '../project/snapshots/store.ts'
import type { MadeEntry, OutlinedApi } from '../site/api/outline.ts'
import type { RepositoryCounts } from '../site/plan/repository-counts.ts'
import type { OfferedOperation } from '../site/writing/suggest.ts'
import type { Problem } from '../text/problem.ts'
import { change, choice, list, nothing, optional, record, takes, text, truth, whole } from './shape.ts'

const apiPlace = record({ file: text, pointer: text, name: optional(text) })

const moves = {
  moves: list(record({ from: text, to: text })),
  redirects: truth,
  leave: list(text),
}

/**
 * Everything a window can ask of its host. One row a request: what it takes (checked at run time), what
 * it gives. Each rejects with a `Failure` where it cannot be met. A window has at most one project.
 */
export const contract = {
  /** Tells who the host is; `window` names this window, so that a reload finds its project again. */
  connect: takes(record({ window: text })).gives<Welcome>(),
  /** Lists the folders inside `folder` (the home folder where none is given) for the window's own chooser. */
  browse: takes(record({ folder: optional(text) })).gives<FolderListing>(),
  /** The folders that editors keep beside the site, such as `.quill`; their names without the dot. */
  editorFolders: takes(nothing).gives<readonly string[]>(),
  /** Shows the system's folder dialog; `undefined` when it was cancelled. */
  chooseFolder: takes(nothing).gives<string | undefined>(),
  /** Opens a repository and starts watching it. Writes nothing. With `asIs` no conversion of docs.json is offered first. */
  open: takes(record({ folder: text, asIs: optional(truth) })).gives<OpenReply>(),
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

  /** Every page of the repository. */
  pages: takes(nothing).gives<readonly PageSummary[]>(),
  /** Every file that is not a page. */
  assets: takes(nothing).gives<readonly Asset[]>(),
  /** The problems known now, in the order of file and place. */
  problems: takes(nothing).gives<readonly Problem[]>(),
  /** A file's text: its draft, or what the disk holds. */
  read: takes(record({ file: text })).gives<Document>(),
  /**
   * Makes one step; refused as `stale` unless each edit was made on the file's present version. Gives the
   * new versions: every file that the step names gets its next one, even where its edits change nothing.
   */
  edit: takes(change).gives<Readonly<Record<string, number>>>(),
  /** Takes the last step back; the texts follow as `edited`. */
  undo: takes(nothing).gives<void>(),
  /** Makes the last step that was taken back again. */
  redo: takes(nothing).gives<void>(),
  /** What giving files other paths would change; nothing is changed. */
  planMove: takes(record(moves)).gives<MovePlan>(),
  /** Gives files other paths, with every place that names them: one step called `label`; the texts follow as `edited`. */
  moveFiles: takes(record({ ...moves, label: text })).gives<void>(),
  /** Every place of docs.json and of pages that leads to one of these pages. */
  usesOf: takes(record({ files: list(text) })).gives<readonly Place[]>(),
  /** What a batch of the site's texts holds of a query; `next` of the answer is the `after` of the next request. */
  search: takes(
    record({
      query: text,
      matchCase: truth,
      wholeWord: truth,
      regexp: truth,
      include: text,
      after: optional(text),
    }),
  ).gives<SearchBatch>(),
  /** Replaces places that a search found: one step called `label`; the texts follow as `edited`. */
  replaceAll: takes(
    record({
      label: text,
      files: list(record({ file: text, places: list(record({ offset: whole, before: text, text })) })),
    }),
  ).gives<void>(),
  /** Every operation of the API descriptions of the repository, as pages name it. */
  operations: takes(nothing).gives<readonly OfferedOperation[]>(),
  /** The API descriptions of the site with their operations, and what readers get of each. */
  apis: takes(nothing).gives<readonly OutlinedApi[]>(),
  /** The files of the repository that are API descriptions and that docs.json does not list. */
  unlistedApis: takes(nothing).gives<readonly string[]>(),
  /** What API descriptions add to the navigation, without an entry in docs.json. */
  navigationOfApis: takes(nothing).gives<readonly MadeEntry[]>(),
  /** Where something stands in the text of an API description, or the nearest thing around it. */
  placeInApi: takes(apiPlace).gives<Span>(),
  /** Keeps operations from readers by what stands in their file, or gives them back: one step called `label`; the text follows as `edited`. */
  keepOutOfApi: takes(
    record({ file: text, pointers: list(text), isKeptOut: truth, label: text }),
  ).gives<void>(),
  /** Texts of pages for operations that have no written one: `named` takes all from its description, `described` says all by hand. Nothing is changed. */
  pagesForOperations: takes(record({ operations: list(apiPlace), how: choice('named', 'described') })).gives<
    readonly OperationPage[]
  >(),
  /** Downloads the API descriptions that docs.json names by their addresses; tells why some are not to be had. */
  downloadApis: takes(nothing).gives<readonly string[]>(),
  stopDownload: takes(nothing).gives<void>(),
  /** Where a request of the preview's page would go; refused as `not-allowed` unless it is a server of that page. */
  planRequest: takes(record({ page: text, url: text })).gives<RequestPlan>(),
  /** Sends a request of the preview's page as `planRequest` described it, and gives the head of the answer. */
  sendRequest: takes(
    record({
      id: text,
      page: text,
      url: text,
      origin: text,
      nearness: choice('internet', 'network', 'computer'),
      method: text,
      headers: list(record({ name: text, value: text })),
      body: optional(text),
    }),
  ).gives<AnswerHead>(),
  /** The next piece of an answer's body, in base64; `undefined` where it is whole. */
  readAnswer: takes(record({ id: text })).gives<string | undefined>(),
  /** Ends a request. */
  stopRequest: takes(record({ id: text })).gives<void>(),
  /** Asks every external address that the site links to; those that give nothing become problems. Progress comes as `asking`. */
  askLinks: takes(nothing).gives<AskedLinks>(),
  /** Stops asking; the answers so far count. */
  stopAsking: takes(nothing).gives<void>(),
  /** Asks GitHub, once, how many stars and forks a repository has; `repository` is `owner/name`. */
  countRepository: takes(record({ repository: text })).gives<RepositoryCounts>(),
  /** How many problems there were on earlier days, and are on `day`, the person's own (`2026-11-22`). */
  problemHistory: takes(record({ day: text })).gives<readonly DayCount[]>(),
  /** What saves, large changes and deletions replaced, newest first. */
  snapshots: takes(nothing).gives<readonly Snapshot[]>(),
  /** What having a snapshot back would change. */
  planRestore: takes(record({ id: text })).gives<readonly RestoredFile[]>(),
  /** Gives files the texts of a snapshot: one step called `label`; the texts follow as `edited`. */
  restore: takes(record({ id: text, label: text })).gives<void>(),
  /** What changed on disk since the last commit, where git keeps the folder. */
  sinceCommit: takes(nothing).gives<SinceCommit>(),
  /** The text of a file in the last commit; `undefined` where it is not in it. */
  committed: takes(record({ file: text })).gives<string | undefined>(),
  /** What sending for review would do; nothing is changed. */
  planReview: takes(nothing).gives<ReviewPlan>(),
  /** Commits files as they are on disk, on a branch for proposals, and sends that; progress comes as `reviewing`. */
  sendForReview: takes(
    record({
      branch: text,
      message: text,
      files: list(text),
      author: optional(record({ name: text, email: text })),
    }),
  ).gives<ReviewResult>(),
  /** Stops what is being sent. */
  stopReview: takes(nothing).gives<void>(),
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
   * so does `merged` with `text`, refused as `stale` where `seen` is no longer that of the sides.
   */
  resolve: takes(
    record({
      file: text,
      take: choice('mine', 'disk', 'merged'),
      text: optional(text),
      seen: optional(whole),
    }),
  ).gives<void>(),
  /** Where the page of a file is served as it would be with another text, and as it is, or with the text `other`. */
  compare: takes(record({ file: text, text, other: optional(text) })).gives<{
    readonly before: string
    readonly after: string
  }>(),
  /** Renders a page for the preview; from then on its changes arrive as `preview` events. `page` is a path such as `guides/intro`, empty for the first page. */
  preview: takes(record({ page: text })).gives<PreviewPage>(),
} as const

/** The table's type: both sides derive theirs from it. */
export type Contract = typeof contract
/** The name of a row. */
export type Method = keyof Contract
/** What row `M` takes, once its shape was read. */
export type Takes<M extends Method> = Contract[M]['takes'] extends { read(value: unknown): infer T }
  ? T
  : never
/** What row `M` gives. */
export type Gives<M extends Method> = Contract[M]['gives']

/** What a window calls: one function a row. */
export type Host = { readonly [M in Method]: (input: Takes<M>) => Promise<Gives<M>> }

/** What a host has: one function a row. Expected failures are thrown as `Refusal`. */
export type Handlers = { readonly [M in Method]: (input: Takes<M>) => Gives<M> | Promise<Gives<M>> }
