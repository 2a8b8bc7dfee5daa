import { CONFIG_FILE } from '../config/schema/config-file.ts'
import { message } from '../messages/message.ts'
import type { ServerView } from '../openapi/operation/servers.ts'
import type { PageSummary } from '../page/summary.ts'
import { Refusal } from '../text/failure.ts'
import type { Problem } from '../text/problem.ts'
import { ApiService } from './api/api-service.ts'
import { Lock } from './base/lock.ts'
import type {
  Asset,
  Change,
  ConflictSides,
  Document,
  PreviewPage,
  ProjectState,
  Resolution,
  SaveReport,
} from './base/model.ts'
import type { Reading } from './base/reading.ts'
import { ExternalLinks } from './checking/external-links.ts'
import { type MovedBatch, movedBatch } from './checking/moved-report.ts'
import type { Core } from './core.ts'
import { DivisionService } from './dividing/division-service.ts'
import { Recovery } from './drafts/recovery.ts'
import { heldFiles, heldTexts, shownBytes } from './files/held-bytes.ts'
import { isSiteFile } from './files/kinds.ts'
import type { FileReference, MovePlan, MoveRequest } from './moving/model.ts'
import { LanguageService } from './plan/language-service.ts'
import { type SiteSource, siteSourceOf } from './plan/site-source.ts'
import type { PreviewDocument } from './preview/preview.ts'
import { saveAndMerge } from './saving/save-and-merge.ts'
import { SearchService } from './search/search-service.ts'
import type { RestoredFile, RestoreRequest } from './snapshots/snapshots.ts'
import type { Snapshot } from './snapshots/store.ts'

/** An opened repository: the project rows of the contract, and what else its host needs. */
export class Project {
  readonly #core: Core
  /** Runs requests that change texts one after the other. */
  readonly #requests = new Lock()
  /** Unsaved work that outlives the process. */
  readonly recovery: Recovery
  /** What the editor reads and changes in API descriptions. */
  readonly apis: ApiService
  /** What the editor finds and replaces in texts. */
  readonly texts: SearchService
  /** Makes divisions of groups and pages. */
  readonly divisions: DivisionService
  /** What the editor reads about the languages of the site. */
  readonly languages: LanguageService
  /** External links of pages. */
  readonly externalLinks: ExternalLinks
  /** The reading of all pages in the background. */
  readonly reading: Reading

  constructor(core: Core) {
    this.#core = core
    this.recovery = new Recovery(core, this.#requests)
    this.apis = new ApiService(core, this.#requests)
    this.texts = new SearchService(core, this.#requests)
    this.divisions = new DivisionService(core, this.#requests)
    this.languages = new LanguageService(core)
    this.externalLinks = new ExternalLinks(core)
    this.reading = core.reading
  }

  /** The project as a whole, as `state` events send it. */
  state(): ProjectState {
    return this.#core.state()
  }

  /** Every page read so far, in the order of their files. */
  pages(): readonly PageSummary[] {
    return this.#core.index.summaries()
  }

  /** Every file that is not a page. */
  assets(): readonly Asset[] {
    return this.#core.listing.assets()
  }

  /** The current problems, in order of file and position. */
  problems(): readonly Problem[] {
    return this.#core.checking.problems()
  }

  /** What the pages that were checked so far ask for and do not get. */
  refusedParts() {
    return [...this.#core.checking.outlines.values()].flatMap(({ refused }) => refused)
  }

  /** What looks different in pages and snippets from the tool that the site comes from, each time that it occurs: one batch. */
  movedReport({ after }: { readonly after?: string }): Promise<MovedBatch> {
    return movedBatch(this.#core, after)
  }

  /** The text of a file: its draft, or the content of the disk. Refuses with `not-found`, `not-text`, `not-allowed`. */
  async read({ file }: { readonly file: string }): Promise<Document> {
    const { buffers } = this.#core
    if (!isSiteFile(file)) throw new Refusal('not-allowed', message('project:notOfSite', { file }))
    await buffers.open(file)
    return this.#requests.run(async () => {
      const { text, version } = await buffers.open(file)
      return { file, text: text ?? '', version }
    })
  }

  /** Whether the current text of a file can be read without taking too much; that of docs.json with the files that it refers to. */
  async isAffordable({ file }: { readonly file: string }): Promise<boolean> {
    const { buffers, reader, config } = this.#core
    const { text = '' } = await buffers.open(file)
    const named = file === CONFIG_FILE ? config.files.filter(name => name !== file) : []
    const parts = new Map(named.map(name => [name, buffers.get(name)?.text ?? '']))
    return reader.isAffordable(file, text, parts)
  }

  /** The bytes that the text of an image refers to, one character each. Refuses with `not-found`, or `bad-request` if there are too many to be shown. */
  bytes({ reference }: { readonly reference: string }): Promise<string> {
    return shownBytes(this.#core.view, reference)
  }

  /** Makes one step, completely or not at all; returns the versions of its files. */
  edit(change: Change): Promise<Readonly<Record<string, number>>> {
    return this.#requests.run(async () => {
      const { snapshots, journal, view } = this.#core
      const keep = await snapshots.beforeStep(change)
      const versions = await journal.edit({ ...change, create: await heldFiles(view, change.create ?? []) })
      await keep()
      return versions
    })
  }

  /** What moving files would change. Refuses impossible moves. */
  async planMove(request: MoveRequest): Promise<MovePlan> {
    const { references, warnings } = await this.#core.mover.workOutMove(request)
    return { references, warnings }
  }

  /** Moves files and updates everything that names them: one step called `label`. */
  moveFiles({ label, ...request }: MoveRequest & { readonly label: string }): Promise<void> {
    return this.#requests.run(async () => {
      const { journal, mover, snapshots } = this.#core
      const { texts } = await mover.workOutMove(request)
      const keep = snapshots.beforeRewrite(label, [...texts.keys()])
      journal.rewrite(texts, { cause: 'host', label, remember: true })
      await keep()
    })
  }

  /** Every reference to one of these files. */
  referencesTo({ files }: { readonly files: readonly string[] }): Promise<readonly FileReference[]> {
    return this.#core.mover.usage.referencesTo(files)
  }

  /** The files of the pages that show a snippet or an image, in their order. */
  pagesShowing({ file }: { readonly file: string }): Promise<readonly string[]> {
    return this.#core.mover.usage.pagesShowing(file)
  }

  /** The servers to which the forms of a page, as last drawn in the preview, may send requests. */
  servers(page: string): readonly ServerView[] {
    return this.#core.preview.servers(page)
  }

  /** What saves, large changes and deletions replaced, newest first. */
  snapshots(): Promise<readonly Snapshot[]> {
    return this.#core.snapshots.list()
  }

  /** What restoring a snapshot would change. */
  async planRestore(request: RestoreRequest): Promise<readonly RestoredFile[]> {
    return (await this.#core.snapshots.textsOf(request)).files
  }

  /** Restores the texts of a snapshot: one step of the history. */
  restore({ label, ...request }: RestoreRequest & { readonly label: string }): Promise<void> {
    return this.#requests.run(async () => {
      const { journal, snapshots, view } = this.#core
      const { texts: kept } = await snapshots.textsOf(request)
      const texts = await heldTexts(view, kept)
      const keep = snapshots.beforeRewrite(label, [...texts.keys()], true)
      journal.rewrite(texts, { cause: 'host', label, remember: true })
      await keep()
    })
  }

  /** Undoes the last step. */
  undo(): Promise<void> {
    return this.#requests.run(() => this.#core.journal.undo())
  }

  /** Redoes the last undone step. */
  redo(): Promise<void> {
    return this.#requests.run(() => this.#core.journal.redo())
  }

  /** Saves drafts; all of them unless files are named. If the disk has changed, merges first; what cannot be merged becomes a conflict and is not saved. */
  async save({ files }: { readonly files?: readonly string[] }): Promise<SaveReport> {
    await this.#requests.run(() => this.#core.journal.seal())
    return saveAndMerge(files, {
      save: wanted => this.#saveOnce(wanted),
      merge: wanted => this.#mergeNow(wanted),
    })
  }

  async #saveOnce(files: readonly string[] | undefined): Promise<SaveReport> {
    const { diskLock, saving, snapshots, announcer, background } = this.#core
    const report = await diskLock.run(async () => {
      await snapshots.beforeSave(files)
      return saving.save(files)
    })
    announcer.announce()
    background.wake()
    return report
  }

  #mergeNow(files: readonly string[] | undefined): Promise<readonly string[]> {
    return this.#requests.run(() => this.#core.conflicts.merge(files))
  }

  /** Replaces a file's draft by the content of the disk; a step that can be undone. */
  async revert({ file }: { readonly file: string }): Promise<void> {
    const { conflicts, announcer } = this.#core
    await this.#requests.run(() => conflicts.takeDisk(file, 'revert', message('project:step.discard')))
    announcer.announce()
  }

  /** The draft, the content of the disk and their common base; equal ones if there is no conflict. */
  conflict({ file }: { readonly file: string }): Promise<ConflictSides> {
    return this.#core.conflicts.sides(file)
  }

  /** Merges every conflict without overlapping changes: one step; returns the files. */
  async mergeConflicts(): Promise<readonly string[]> {
    const merged = await this.#mergeNow(undefined)
    this.#core.announcer.announce()
    return merged
  }

  /** Resolves a conflict; does nothing if there is none (any more). */
  async resolve(resolution: Resolution): Promise<void> {
    const { conflicts, announcer } = this.#core
    await this.#requests.run(() => conflicts.resolve(resolution))
    announcer.announce()
  }

  /** Shows a page (empty: the first one) in the preview; its `url` is relative to the root of the site. */
  preview({ page }: { readonly page: string }): Promise<PreviewPage> {
    return this.#core.preview.show(page)
  }

  /** Where a page is served with another text, and as it is or with the text `other`; both relative to the root of the site. */
  compare(of: { readonly file: string; readonly text: string; readonly other?: string }) {
    return this.#core.preview.compare(of)
  }

  /** The whole document of a page as a build would write it, with drafts. Refuses with `not-found`. */
  document(path: string): Promise<PreviewDocument> {
    return this.#core.background.showing(this.#core.preview.document(path))
  }

  /** A file that a build writes besides the documents, such as the search index; undefined if there is none. */
  generated(path: string): Promise<string | undefined> {
    return this.#core.preview.generated(path)
  }

  /** The bytes of a file as after a save; only listed files, so that nothing hidden is served. */
  async asset(path: string): Promise<Uint8Array> {
    const { listing, view } = this.#core
    if (!listing.has(path)) throw new Refusal('not-found', message('project:noFile', { file: path }))
    return view.readBytes(path)
  }

  /** What the site is built from, with drafts. Refuses with `not-text` if docs.json cannot be read: half a site is worse than none. */
  async siteSource(): Promise<SiteSource> {
    await this.idle()
    return siteSourceOf(this.#core)
  }

  /** Sets whether another window or process has the folder open. */
  setAlsoOpen(alsoOpen: boolean): void {
    this.#core.alsoOpen = alsoOpen
    this.#core.announcer.announce()
  }

  /** Resolves when indexing, checking and drawing are done. */
  idle(): Promise<void> {
    return this.#core.background.idle()
  }

  /** Follows what the disk holds of these files, without waiting for the watcher. */
  compareWithDisk(files: readonly string[]): Promise<void> {
    return this.#core.disk.compareNow(files)
  }

  /** Stops watching and working; drafts are dropped. */
  close(): void {
    this.#core.close()
  }
}
