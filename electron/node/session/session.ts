import { randomBytes } from 'node:crypto'
import type { ConfigFormat } from '../../../shared/config/convert/model.ts'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { Draft } from '../../../shared/project/base/drafts.ts'
import { Lock } from '../../../shared/project/base/lock.ts'
import type { ConversionPlan, OpenReply, ProjectState } from '../../../shared/project/base/model.ts'
import { countOf, type DayCount, withDay } from '../../../shared/project/checking/problem-history.ts'
import type { SiteResources } from '../../../shared/project/preview/preview.ts'
import { openProject, type Project } from '../../../shared/project/project.ts'
import { announce, type EventName } from '../../../shared/rpc/events.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { type ConversionRequest, convertSite } from '../conversion/convert-site.ts'
import { offeredConversion, planConversion } from '../conversion/plan.ts'
import { type NodeFiles, nodeFiles } from '../disk/files.ts'
import { DiskSnapshots } from '../disk/snapshots.ts'
import { fileDates } from '../git/file-dates.ts'
import { GitFolder } from '../git/folder.ts'
import { lastChanges } from '../git/last-changes.ts'
import { readSourceLocation } from '../git/source-location.ts'
import { fetchApis } from '../remote/fetch-apis.ts'
import { LinkCheck } from '../remote/link-check.ts'
import { PreviewRequests } from '../remote/preview-requests.ts'
import { discover, isSite, realFolder } from './discover.ts'
import { DraftFile, type StoredDrafts, type Surplus, storedDrafts } from './draft-file.ts'
import type { OpenFolders } from './open-folders.ts'
import { readHistory, writeHistory } from './problem-history.ts'
import type { Recent } from './recent.ts'

/** Comparing everything is not done on every return to the window. */
const RECONCILE_AFTER = 5_000

/** Milliseconds without a key after which a person has paused typing. */
const PAUSE = 300

/** Gets the events for a window. */
export type Listener = (name: EventName, value: unknown) => void

/** What sessions share. */
export interface SessionParts {
  readonly data: string
  readonly recent: Recent
  readonly openFolders: OpenFolders
  readonly site: SiteResources
  readonly trash?: (absolute: string) => Promise<void>
}

/** An open project, with what its host keeps for it. */
interface Opened {
  readonly project: Project
  readonly files: NodeFiles
  readonly snapshots: DiskSnapshots
  readonly drafts: DraftFile
  readonly git: GitFolder
  readonly links: LinkCheck
  /** Unsaved work of an earlier session that waits for an answer. */
  left: StoredDrafts | undefined
  /** Stops a running download. */
  download: AbortController | undefined
  leave(): void
}

const textsOf = (drafts: readonly Draft[]) =>
  new Map(drafts.map(({ file, text }) => [file, text ?? undefined]))

/** Moves work that is no longer offered to the version history; what cannot be stored there stays where it is. Returns whether all of it was moved. */
async function archive(surplus: readonly Surplus[], snapshots: DiskSnapshots): Promise<boolean> {
  for (const { drafts, drop } of surplus) {
    try {
      await snapshots.keep(message('project:step.oldWork'), textsOf(drafts))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return false // no room now: the next start tries again
    }
    drop()
  }
  return true
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

  /** The link check of the open site. */
  get links(): LinkCheck | undefined {
    return this.#opened?.links
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
      const plan = await offeredConversion(folder)
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
    return (await planConversion(state.folder, to)).plan
  }

  /** Converts the settings of a site as planned. */
  async convert({ folder, ...order }: ConversionRequest): Promise<void> {
    await convertSite({ ...order, folder: realFolder(folder) }, this.#parts.data)
  }

  /** Downloads the API descriptions that the current docs.json names by address; one download at a time. */
  async downloadApis(): Promise<readonly Message[]> {
    const opened = this.#opened
    if (!opened) throw new Refusal('no-project', message('host:noSite'), message('host:noSiteHint'))
    if (opened.download)
      throw new Refusal('unavailable', message('host:downloading'), message('host:downloadingHint'))
    const troubles: Message[] = []
    opened.download = new AbortController()
    try {
      const { text } = await opened.project.read({ file: CONFIG_FILE })
      const { signal } = opened.download
      await fetchApis(text, opened.files.copies, { signal, warn: message => void troubles.push(message) })
    } finally {
      opened.download = undefined
      if (this.#opened === opened) opened.project.apis.reload()
    }
    return troubles
  }

  /** Stops a running download. */
  stopDownload(): void {
    this.#opened?.download?.abort()
  }

  /** The number of problems on earlier days and on this one, which is stored with them. */
  async problemHistory({ day }: { readonly day: string }): Promise<readonly DayCount[]> {
    const opened = this.#opened
    if (!opened) throw new Refusal('no-project', message('host:noSite'), message('host:noSiteHint'))
    const { project, files } = opened
    await project.idle()
    const { data } = this.#parts
    const days = withDay(readHistory(data, files.folder), countOf(day, project.problems()))
    writeHistory(data, files.folder, days)
    return days
  }

  /** Closes the project. Unsaved work is kept for the next start, unless the person gave it up. */
  close(unsaved: 'keep' | 'drop'): Promise<void> {
    return this.#opening.run(() => this.#close(unsaved))
  }

  /**
   * Restores unsaved work of an earlier session, or discards it to the version history. It stays on disk until
   * it is stored a second time.
   */
  answerRecovered(answer: 'bring-back' | 'discard', label: string): Promise<void> {
    return this.#opening.run(async () => {
      const opened = this.#opened
      const left = opened?.left
      if (!opened || !left) return
      const { recovery } = opened.project
      for (const drafts of left.older)
        await opened.snapshots.keep(message('project:step.oldWork'), textsOf(drafts))
      if (answer === 'bring-back') await recovery.bringBack(left.drafts, label)
      else await opened.snapshots.keep(label, textsOf(left.drafts))
      opened.left = undefined
      recovery.offer(undefined)
      if (await opened.drafts.written()) left.drop()
    })
  }

  async #openSite(folder: string): Promise<ProjectState> {
    const { data, trash, recent } = this.#parts
    const emit = announce((name, value) => this.#listener?.(name, value))
    const files = nodeFiles(folder, {
      data,
      notice: (message, hint) =>
        emit.notice({ kind: 'warning', message, ...(hint !== undefined && { hint }) }),
      ...(trash && { trash }),
    })
    let touched = () => {}
    const snapshots = new DiskSnapshots(data, files.folder)
    const project = await openProject(files, emit, {
      folder,
      later: run => void setImmediate(run),
      afterPause: run => void setTimeout(run, PAUSE).unref(),
      resources: this.#parts.site,
      source: readSourceLocation(folder),
      readChanges: () => lastChanges(folder),
      readDates: fileDates(folder),
      snapshots,
      draftsChanged: () => touched(),
    })
    this.#close('keep')
    const entry = this.#parts.openFolders.enter(folder, also => project.setAlsoOpen(also))
    if (entry.also) project.setAlsoOpen(true)
    const drafts = new DraftFile(
      { data, root: files.folder, session: entry.name },
      () => project.recovery.drafts(),
      error => {
        if (!(error instanceof Refusal)) throw error
        emit.notice({ kind: 'warning', ...error.failure })
      },
    )
    touched = () => drafts.touch()
    const left = await this.#left(project, snapshots, files.folder)
    const git = new GitFolder(folder, progress => emit.reviewing(progress))
    const links = new LinkCheck(project, { data, onProgress: progress => emit.checkingLinks(progress) })
    this.#opened = {
      ...{ git, links, project, files, snapshots, drafts, left },
      download: undefined,
      leave: entry.leave,
    }
    recent.add(folder, project.state().name)
    return project.state()
  }

  /** Offers what an earlier session on this folder left, if the disk does not hold it. */
  async #left(project: Project, snapshots: DiskSnapshots, root: string): Promise<StoredDrafts | undefined> {
    const { data, openFolders } = this.#parts
    const { folder } = project.state()
    const left = storedDrafts(data, root, name => openFolders.isOver(folder, name))
    if (!left) return undefined
    await archive(left.surplus, snapshots)
    const open = await project.recovery.open(left.drafts)
    if (open.length === 0) {
      const older = left.older.map(drafts => ({ drafts, drop: () => undefined }))
      if (await archive(older, snapshots)) left.drop()
      return undefined
    }
    project.recovery.offer({ files: open.map(({ file }) => file), time: left.time })
    return { ...left, drafts: open }
  }

  #close(unsaved: 'keep' | 'drop'): void {
    this.#opened?.drafts.end(unsaved === 'keep')
    this.requests.close()
    this.#opened?.git.stopReview()
    this.#opened?.download?.abort()
    this.#opened?.links.stopCheckingLinks()
    this.#opened?.leave()
    this.#opened?.project.close()
    this.#opened = undefined
  }
}
