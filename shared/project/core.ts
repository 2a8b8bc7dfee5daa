import { type Message, message } from '../messages/message.ts'
import type { PageReader } from '../page/page-reader.ts'
import { type Bounded, boundedBySize } from '../text/budget.ts'
import type { Refusal } from '../text/failure.ts'
import { Background } from './base/background.ts'
import type { Buffers } from './base/buffers.ts'
import type { EditedEvent, HostEvents } from './base/events.ts'
import { HELD_FILES, type InitialFiles, openConfigFiles, readHeldFile } from './base/initial-files.ts'
import { Lock } from './base/lock.ts'
import type { ProjectState } from './base/model.ts'
import { type IndexReport, PageIndex } from './base/page-index.ts'
import { Reading } from './base/reading.ts'
import { StateAnnouncer } from './base/state-announcer.ts'
import type { TextChange } from './base/step.ts'
import type { EarlierOffers } from './base/unfinished-save.ts'
import { Checking } from './checking/checking.ts'
import type { Files } from './files/files.ts'
import type { Listing, ListingChange } from './files/listing.ts'
import { overlay } from './files/overlay.ts'
import { Mover } from './moving/mover.ts'
import type { ProjectOptions } from './options.ts'
import { ApiTexts } from './plan/api-texts.ts'
import { PageClasses, type Reclassified } from './plan/page-classes.ts'
import { differOnlyInColors, SiteConfig } from './plan/site-config.ts'
import { SitePlan } from './plan/site-plan.ts'
import { Preview } from './preview/preview.ts'
import { projectState } from './project-state.ts'
import { Conflicts } from './saving/conflicts.ts'
import { DiskErrors } from './saving/disk-errors.ts'
import { type DiskReport, DiskTask } from './saving/disk-task.ts'
import { Journal } from './saving/journal.ts'
import { Saving } from './saving/saving.ts'
import { screenedReader } from './screened-reader.ts'
import { Search } from './search/search.ts'
import { Snapshots } from './snapshots/snapshots.ts'

/** The parts of an opened repository, and how they are connected. */
export class Core {
  readonly buffers: Buffers
  readonly bounded: Bounded
  /** Reads every page and snippet. */
  readonly reader: PageReader
  readonly listing: Listing
  /** The repository with drafts applied. */
  readonly view: Files
  readonly config: SiteConfig
  readonly journal: Journal
  readonly index: PageIndex
  readonly apis: ApiTexts
  readonly plan: SitePlan
  readonly preview: Preview
  readonly checking: Checking
  readonly saving: Saving
  readonly conflicts: Conflicts
  readonly mover: Mover
  readonly snapshots: Snapshots
  readonly search: Search
  readonly background: Background
  readonly disk: DiskTask
  readonly announcer: StateAnnouncer
  readonly reading = new Reading(() => this.#tellAndWake())
  /** Held while the disk is compared or written. */
  readonly diskLock = new Lock()
  alsoOpen = false
  offers: EarlierOffers = {}
  readonly #emit: HostEvents
  readonly #folder: string
  readonly #classes: PageClasses
  readonly #unwatch: () => void
  readonly #diskErrors = new DiskErrors(message => this.#warn(message))
  #plannedAt = 0

  constructor(files: Files, emit: HostEvents, options: ProjectOptions, opened: InitialFiles) {
    this.#emit = emit
    this.#folder = options.folder
    this.buffers = opened.buffers
    this.bounded = options.screening?.bounded ?? boundedBySize
    this.reader = screenedReader(this, options, file => this.#refused(file))
    this.listing = opened.listing
    this.view = overlay(files, this.buffers.drafts)
    const textOf = (file: string) => this.buffers.get(file)?.text
    this.config = new SiteConfig(textOf, this.bounded, () => this.#refused())
    this.journal = new Journal(this.buffers, this.listing, (changes, event) => this.#changed(changes, event))
    this.index = new PageIndex({
      ...{ view: this.view, buffers: this.buffers, reader: this.reader },
      ...{ reading: this.reading, keeper: options.keeper },
      isPage: file => this.listing.rules.isPage(file),
      report: report => this.#indexed(report),
    })
    const { view, buffers, listing, config, index, reader, reading, bounded } = this
    this.#classes = new PageClasses({ listing, buffers, config, index })
    this.apis = new ApiTexts({
      ...{ view, listing, index, config, bounded },
      refused: () => this.#refused(),
      changed: () => {
        this.#replan()
        this.checking.apisChanged()
      },
    })
    this.plan = new SitePlan({
      ...{ ...options.resources, view, buffers, listing, config, index, bounded, apis: this.apis },
      ...{ source: options.source, reads: options, alsoRead: () => this.#replan() },
      hasAnchor: (path, id) => this.checking.hasAnchor(path, id),
    })
    const { resources, later, checkKeeper: keeper } = options
    const drawing = { ...resources, view, buffers, plan: this.plan, reader, reading, emit, later }
    this.preview = new Preview(drawing)
    const hashOf = (file: string) => index.hashOf(file)
    const checked = { ...drawing, preview: this.preview, rules: listing.rules, keeper, hashOf }
    this.checking = new Checking({ ...checked, config, bounded })
    this.saving = new Saving({ files, buffers, listing, saveJournal: options.saveJournal })
    this.conflicts = new Conflicts(this.buffers, this.journal)
    this.mover = new Mover({ ...drawing, listing, config })
    this.search = new Search({ view, buffers, files: () => listing.files() })
    this.snapshots = new Snapshots(options.snapshots, buffers, message => this.#warn(message))
    this.disk = this.#diskTask(files)
    this.background = this.#tasks(options)
    this.announcer = new StateAnnouncer(emit, () => this.state(), options.draftsChanged)
    this.index.compare(opened.listed)
    this.checking.touchOthers(listing.files())
    this.announcer.start()
    this.#unwatch = files.watch(change => {
      this.disk.note(change)
      this.background.wake()
    })
    this.background.noteOpening()
    this.background.wake()
  }

  state(): ProjectState {
    return projectState(this, { folder: this.#folder, diskErrors: this.#diskErrors })
  }

  close(): void {
    this.#unwatch()
    this.background.stop()
  }

  #tasks({ later, afterPause, afterOpening, checks = true }: ProjectOptions): Background {
    const { index, preview, disk, apis, plan, checking } = this
    return new Background({
      ...{ later, afterPause, afterOpening, failed: error => this.#fault(error) },
      tasks: [index.openPages, preview, disk, index.otherPages, apis, ...plan.tasks, checking.rules],
      idleTasks: checks ? [checking] : [],
    })
  }

  #diskTask(files: Files): DiskTask {
    return new DiskTask({
      ...{ files, buffers: this.buffers, listing: this.listing, journal: this.journal, lock: this.diskLock },
      shownText: file => this.preview.shownText(file),
      report: report => this.#comparedWithDisk(report),
      unreachable: refusal => this.#reached(refusal),
      readable: file => this.#diskErrors.read(file, undefined),
      unreadable: (file, refusal) => this.#diskErrors.read(file, refusal),
    })
  }

  #changed(changes: readonly TextChange[], event: EditedEvent | undefined): void {
    const files = changes.map(({ file }) => file)
    if (files.some(file => this.config.files.includes(file))) this.#configChanged()
    if (HELD_FILES.some(file => files.includes(file))) this.#heldChanged()
    this.#touch(files)
    if (event) this.#emit.edited(event)
    else this.background.noteInput()
    this.#assetsChanged(this.listing.draftsChanged(changes))
    this.#tellAndWake()
  }

  #tellAndWake(): void {
    this.announcer.announce()
    this.background.wake()
  }

  #configChanged(): void {
    const before = this.config.good.value
    if (this.config.update()) {
      const isMore = !differOnlyInColors(before, this.config.good.value)
      if (isMore) this.apis.inputsChanged()
      this.#replan(isMore)
      this.#reclassify(this.#classes.configChanged())
    }
    this.checking.configChanged()
    this.#openConfigFiles().catch(error => this.#fault(error))
  }

  /** Reads files that docs.json has come to refer to. */
  async #openConfigFiles(): Promise<void> {
    const isNew = this.config.files.some(file => !this.buffers.get(file) && this.listing.has(file))
    if (!isNew || !(await openConfigFiles(this.buffers, this.listing, this.bounded))) return
    this.#configChanged()
    this.background.wake()
  }

  /** Handles files that became pages, and files that are pages no longer. */
  #reclassify({ pages, others }: Reclassified): void {
    if (pages.length + others.length === 0) return
    const removed = this.index.drop(others)
    this.index.touch(pages)
    this.checking.reclassified([...pages, ...others])
    this.#replan()
    this.#emit.pages({ changed: [], removed })
    this.#emit.assets({ changed: others.map(file => this.listing.asset(file)), removed: pages })
  }

  /** Notes that these files may have changed; the index finds out whether they did. */
  #touch(files: readonly string[], sure = files): void {
    this.index.touch(sure)
    if (files.some(file => this.listing.rules.isSnippet(file))) this.reader.snippetsChanged()
    this.checking.touchOthers(files)
    for (const part of [this.apis, this.plan.sheets, this.preview]) part.touch(files)
  }

  #replan(placesOperations = true): void {
    this.plan.invalidate()
    this.preview.frameChanged()
    if (placesOperations) this.#emit.apis({})
  }

  /** Handles files that were added, removed or changed in size; the index handles pages. */
  #assetsChanged(change: ListingChange): void {
    const paths = [...change.changed.map(({ path }) => path), ...change.removed]
    if (paths.length === 0) return
    this.#replan()
    this.checking.touchOthers(paths)
    this.checking.filesAddedOrRemoved(paths)
    for (const texts of [this.apis, this.plan.sheets]) texts.touch(paths)
    const assets = this.listing.assetsIn(change)
    if (assets.changed.length + assets.removed.length > 0) this.#emit.assets(assets)
  }

  #indexed({ texts, changed, removed, complete }: IndexReport): void {
    this.checking.touch([...texts, ...removed])
    for (const file of removed) if (!this.buffers.get(file)) this.listing.note(file, undefined)
    this.checking.filesAddedOrRemoved(removed)
    if (changed.length + removed.length > 0) {
      if (complete) this.apis.inputsChanged()
      this.#emit.pages({ changed, removed })
      const isOfApi = removed.length > 0 || changed.some(({ openapi }) => openapi !== undefined)
      this.#titlesChanged(complete, isOfApi)
    }
    if (complete) this.#reclassify(this.#classes.importsChanged())
    this.announcer.announce()
  }

  /** During the first indexing, the frame is drawn again only when the number of known pages has doubled. */
  #titlesChanged(complete: boolean, isOfApi: boolean): void {
    if (!complete && this.index.indexed < this.#plannedAt * 2) return
    this.#plannedAt = this.index.indexed
    this.#replan(isOfApi || !complete)
    this.checking.configChanged()
  }

  #comparedWithDisk({ touched, sure, listing, listed = [] }: DiskReport): void {
    this.#reached(undefined)
    this.index.compare(listed)
    this.#touch(touched, sure)
    this.#assetsChanged(listing)
    if (touched.some(file => this.config.files.includes(file))) this.#configChanged()
    else this.#openConfigFiles().catch(error => this.#fault(error))
    for (const file of HELD_FILES)
      if (listing.changed.some(({ path }) => path === file))
        this.#readHeld(file).catch(error => this.#fault(error))
    for (const path of touched) if (this.preview.uses(path)) this.#emit.assetChanged({ path })
    this.announcer.announce()
  }

  /** Reads a file that was added after the folder was opened; the disk task follows later changes. */
  async #readHeld(file: string): Promise<void> {
    if (await readHeldFile(this.buffers, file)) this.#heldChanged()
    this.background.wake()
  }

  #heldChanged(): void {
    this.#replan()
    this.#reclassify(this.#classes.ignoredChanged())
  }

  #reached(refusal: Refusal | undefined): void {
    this.#diskErrors.listed(refusal)
    this.announcer.announce()
  }

  /** What is refused while it is used gets a problem: a page, or docs.json and the API descriptions. */
  #refused(page?: string): void {
    if (page === undefined) this.apis.inputsChanged()
    if (page === undefined) this.checking.configChanged()
    else this.checking.touch([page])
    this.background.wake()
  }

  #warn(message: Message): void {
    this.#emit.notice({ kind: 'warning', message })
  }

  #fault(error: unknown): void {
    const reason = error instanceof Error ? error.message : message('project:unknownError')
    this.#warn(message('project:backgroundFault', { reason }))
  }
}
