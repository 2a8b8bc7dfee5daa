import { randomBytes } from 'node:crypto'
import type { ConfigFormat } from '../../../shared/config/convert/model.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { Lock } from '../../../shared/project/base/lock.ts'
import type { ConversionPlan, OpenReply, ProjectState } from '../../../shared/project/base/model.ts'
import type { SaveEnd } from '../../../shared/project/base/unfinished-save.ts'
import { countOf, type DayCount, withDay } from '../../../shared/project/checking/problem-history.ts'
import { openProject } from '../../../shared/project/open-project.ts'
import type { SiteResources } from '../../../shared/project/preview/preview.ts'
import type { Project } from '../../../shared/project/project.ts'
import type { SaveJournal } from '../../../shared/project/saving/save-journal.ts'
import type { Judge, Screening } from '../../../shared/project/screening/screening.ts'
import { announce, type EventName } from '../../../shared/rpc/events.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import type { RefusedPart } from '../../../shared/text/refused-part.ts'
import { type ConversionRequest, convertSite } from '../conversion/convert-site.ts'
import { offeredConversion, planConversion } from '../conversion/plan.ts'
import { nodeFiles } from '../disk/files.ts'
import { DiskSnapshots } from '../disk/snapshots.ts'
import { draftFolder } from '../drafts/draft-folder.ts'
import { DraftStore } from '../drafts/draft-store.ts'
import { recordFolder, storedSaves } from '../drafts/save-records.ts'
import { storedDrafts } from '../drafts/stored-drafts.ts'
import { sweepBytes } from '../drafts/sweep-bytes.ts'
import { SiteExport } from '../export/site-export.ts'
import { fileDates } from '../git/file-dates.ts'
import { GitFolder } from '../git/folder.ts'
import { lastChanges } from '../git/last-changes.ts'
import { refusedByGit } from '../git/refused-parts.ts'
import { readSourceLocation } from '../git/source-location.ts'
import { fetchApis } from '../remote/fetch-apis.ts'
import { LinkCheck } from '../remote/link-check.ts'
import { PreviewRequests } from '../remote/preview-requests.ts'
import { ShareFolder } from '../share/folder.ts'
import { SharingStore } from '../share/record.ts'
import { clock } from './clock.ts'
import { deskOf } from './desk.ts'
import { discover, isSite, realFolder } from './discover.ts'
import { EarlierWork, mendConfig } from './earlier-work.ts'
import { CheckFile } from './kept-checks.ts'
import { KeptPages } from './kept-pages.ts'
import type { OpenFolders } from './open-folders.ts'
import { type Opened, opened } from './opened.ts'
import { readHistory, writeHistory } from './problem-history.ts'
import type { Recent } from './recent.ts'
import { saveRecorder } from './save-recorder.ts'

/** Comparing everything is not done on every return to the window. */
const RECONCILE_AFTER = 5_000

/** Gets the events for a window. */
export type Listener = (name: EventName, value: unknown) => void

/** What sessions share. */
export interface SessionParts {
  readonly data: string
  readonly recent: Recent
  readonly openFolders: OpenFolders
  readonly site: SiteResources
  /** Finds out what texts take too much of. */
  readonly judge?: Judge
  /** Has texts judged, and bounds what reads them. */
  readonly screening: () => Screening
  readonly trash?: (absolute: string) => Promise<void>
  /** Where exports go unless the person chooses another place. */
  readonly documents: string
  /** Shows a file in a browser; returns whether it can. */
  readonly openFile?: (file: string) => boolean | Promise<boolean>
}

/** One window's work: at most one project, which survives a reload of the window. */
export class Session {
  /** Secret: whoever knows it may see the preview. */
  readonly capability = randomBytes(32).toString('hex')
  /** The requests of the preview. */
  readonly requests = new PreviewRequests()
  readonly #parts: SessionParts
  readonly #opening = new Lock()
  #opened: Opened | undefined
  #listener: Listener | undefined
  #reconciled = Number.NEGATIVE_INFINITY

  constructor(parts: SessionParts) {
    this.#parts = parts
  }

  get project(): Project | undefined {
    return this.#opened?.project
  }

  /** The git service of the open folder. */
  get git(): GitFolder | undefined {
    return this.#opened?.git
  }

  /** How the changes of the open folder get to others. */
  get share(): ShareFolder | undefined {
    return this.#opened?.share
  }

  /** The link check of the open site. */
  get links(): LinkCheck | undefined {
    return this.#opened?.links
  }

  /** Exports of the open site. */
  get exports(): SiteExport | undefined {
    return this.#opened?.exports
  }

  get state(): ProjectState | undefined {
    return this.#opened?.project.state()
  }

  get hasUnsaved(): boolean {
    return (this.state?.dirty.length ?? 0) > 0
  }

  /** Sends events to `listener` from now on. */
  listen(listener: Listener | undefined): void {
    this.#listener = listener
  }

  /** The person returned to the window: other programs may have changed files meanwhile. */
  reconcile(): void {
    const now = performance.now()
    if (now - this.#reconciled < RECONCILE_AFTER) return
    this.#reconciled = now
    this.#opened?.files.reconcile()
  }

  /** Opens a folder, or returns what it offers instead. What was open before stays open until then. */
  open(named: string): Promise<OpenReply> {
    return this.#opening.run(async () => {
      const folder = realFolder(named)
      const plan = await offeredConversion(folder, this.#parts.screening())
      if (plan) return { kind: 'convert', plan }
      if (isSite(folder)) return { kind: 'open', project: await this.#openSite(folder) }
      const { sites, pages } = discover(folder)
      return sites.length > 0
        ? { kind: 'choose', folder, candidates: sites }
        : { kind: 'empty', folder, pages }
    })
  }

  /** What converting the settings of the open site would do. */
  async planConversion(to: ConfigFormat): Promise<ConversionPlan> {
    const { state } = this
    if (!state) throw new Refusal('no-project', message('host:noSite'), message('host:noSiteHint'))
    if (state.dirty.length > 0) {
      throw new Refusal('bad-request', message('host:unsaved'), message('host:unsavedHint'))
    }
    return (await planConversion(state.folder, to, this.#parts.screening())).plan
  }

  /** Converts the settings of a site as planned. */
  async convert({ folder, ...order }: ConversionRequest): Promise<void> {
    const { data } = this.#parts
    await convertSite({ ...order, folder: realFolder(folder) }, { data, screening: this.#parts.screening() })
  }

  /** Downloads the API descriptions that the current docs.json names by address; one download at a time. */
  async downloadApis(): Promise<readonly Message[]> {
    const site = opened(this.#opened)
    if (site.download)
      throw new Refusal('unavailable', message('host:downloading'), message('host:downloadingHint'))
    const troubles: Message[] = []
    site.download = new AbortController()
    try {
      const { text } = await site.project.read({ file: CONFIG_FILE })
      const { signal } = site.download
      await fetchApis(text, site.files.copies, { signal, warn: message => void troubles.push(message) })
    } finally {
      site.download = undefined
      if (this.#opened === site) site.project.apis.reload()
    }
    return troubles
  }

  /** Stops a running download. */
  stopDownload(): void {
    this.#opened?.download?.abort()
  }

  /** The number of problems on earlier days and on this one, which is stored with them unless reading was stopped. */
  async problemHistory({ day }: { readonly day: string }): Promise<readonly DayCount[]> {
    const { project, files } = opened(this.#opened)
    await project.idle()
    const { data } = this.#parts
    const before = readHistory(data, files.folder)
    if (project.reading.isStopped) return before
    const days = withDay(before, countOf(day, project.problems()))
    writeHistory(data, files.folder, days)
    return days
  }

  /** What the repository asks for and does not get. */
  async refusedParts(): Promise<readonly RefusedPart[]> {
    const { project, files } = opened(this.#opened)
    project.reading.setReading({ isOn: true })
    await project.idle()
    const others = await Promise.all([files.refusedParts(), refusedByGit(files.folder)])
    return [...project.refusedParts(), ...others.flat()]
  }

  /** Closes the project. Unsaved work is kept for the next start, unless the person gave it up. */
  close(unsaved: 'keep' | 'drop'): Promise<void> {
    return this.#opening.run(() => this.#close(unsaved))
  }

  /** Restores unsaved work of an earlier session, or discards it to the version history. */
  answerRecovered(answer: 'bring-back' | 'discard', label: string): Promise<void> {
    return this.#opening.run(() => this.#opened?.earlier.answerDrafts(answer, label))
  }

  /** Finishes a save of an earlier session that was cut short, or takes it back. */
  answerUnfinishedSave(end: SaveEnd, label: string): Promise<void> {
    return this.#opening.run(() => this.#opened?.earlier.endSave(end, label))
  }

  async #openSite(folder: string): Promise<ProjectState> {
    const { data, trash, recent, openFolders, judge, documents, openFile } = this.#parts
    const emit = announce((name, value) => this.#listener?.(name, value))
    const notice = (message: Message, hint?: Message) =>
      emit.notice({ kind: 'warning', message, ...(hint !== undefined && { hint }) })
    const failed = (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      notice(error.failure.message, error.failure.hint)
    }
    const files = nodeFiles(folder, { data, notice, ...(trash && { trash }) })
    const root = files.folder
    const isOver = (name: string) => openFolders.isOver(folder, name)
    const saves = storedSaves(data, root, isOver)
    await files.dropCopies(saves.flatMap(save => save.files))
    await mendConfig(files, saves)
    let touched = () => {}
    let saveJournal: SaveJournal | undefined
    const snapshots = new DiskSnapshots(data, root)
    const [keeper, checkKeeper] = [new KeptPages(data, root), new CheckFile(data, root)]
    const project = await openProject(files, emit, {
      folder,
      ...clock,
      ...{ keeper, checkKeeper },
      resources: this.#parts.site,
      screening: this.#parts.screening(),
      source: readSourceLocation(folder),
      readChanges: () => lastChanges(folder),
      readDates: fileDates(folder),
      snapshots,
      saveJournal: { begin: async saved => (await saveJournal?.begin(saved)) ?? (async () => undefined) },
      draftsChanged: () => touched(),
    })
    await this.#close('keep')
    const entry = openFolders.enter(folder, also => project.setAlsoOpen(also))
    if (entry.also) project.setAlsoOpen(true)
    const place = { data, root, session: entry.name }
    const drafts = new DraftStore(place, () => project.recovery.drafts(), failed)
    touched = () => drafts.touch()
    const stored = { saves, drafts: storedDrafts(data, root, isOver) }
    const earlier = new EarlierWork({ project, files, snapshots, drafts, notice }, stored)
    saveJournal = saveRecorder({ ...place, drafts, isCovered: () => earlier.isEnding, failed })
    await earlier.offer()
    if (!entry.also) {
      const unsaved = [draftFolder(data, root), recordFolder(data, root)]
      sweepBytes({ data, root, unsaved, history: snapshots.folder }).catch(failed)
    }
    const git = new GitFolder(folder, files, progress => emit.reviewing(progress))
    const desk = deskOf(project)
    const share = new ShareFolder({ folder, git, desk, store: new SharingStore(data, root) })
    const links = new LinkCheck(project, { data, onProgress: progress => emit.checkingLinks(progress) })
    const exports = new SiteExport({
      ...{ folder, data, documents, judge, openFile },
      name: () => project.state().name,
      onProgress: progress => emit.exporting(progress),
    })
    this.#opened = {
      ...{ exports, git, share, links, project, files, snapshots, drafts, earlier, keeper, checkKeeper },
      download: undefined,
      leave: entry.leave,
    }
    recent.add(folder, project.state().name)
    return project.state()
  }

  async #close(unsaved: 'keep' | 'drop'): Promise<void> {
    const opened = this.#opened
    this.requests.close()
    opened?.git.stopReview()
    opened?.download?.abort()
    opened?.links.stopCheckingLinks()
    opened?.exports.stopExport()
    await opened?.drafts.end(unsaved === 'keep')
    opened?.keeper.keep()
    opened?.checkKeeper.keep()
    opened?.leave()
    opened?.project.close()
    this.#opened = undefined
  }
}
