import { randomBytes } from 'node:crypto'
import { Lock } from '../../../shared/project/lock.ts'
import type { OpenReply, ProjectState } from '../../../shared/project/model.ts'
import type { SiteResources } from '../../../shared/project/preview.ts'
import { openProject, type Project } from '../../../shared/project/project.ts'
import { announce, type EventName } from '../../../shared/rpc/events.ts'
import { DiskSnapshots } from '../disk/snapshots.ts'
import { type NodeFiles, nodeFiles } from '../files.ts'
import { discover, isSite, realFolder } from './discover.ts'
import type { OpenFolders } from './open-folders.ts'
import type { Recent } from './recent.ts'
import { readRemote } from './remote.ts'

/** Looking at everything again is not for every change of window. */
const RECONCILE_AFTER = 5_000

/** Hears what the host tells a window. */
export type Listener = (name: EventName, value: unknown) => void

/** What sessions share. */
export interface SessionParts {
  readonly data: string
  readonly recent: Recent
  readonly openFolders: OpenFolders
  readonly site: SiteResources
  readonly trash?: (absolute: string) => Promise<void>
}

/** A project that is open, with what its window's host keeps beside it. */
interface Opened {
  readonly project: Project
  readonly files: NodeFiles
  leave(): void
}

/** One window's work: at most one project, which outlives a reload of the window. */
export class Session {
  /** Nobody can guess it: whoever knows it may see the preview. */
  readonly capability = randomBytes(32).toString('hex')
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

  get state(): ProjectState | undefined {
    return this.#opened?.project.state()
  }

  get hasUnsaved(): boolean {
    return (this.state?.dirty.length ?? 0) > 0
  }

  /** From now on `listener` is the window. */
  listen(listener: Listener | undefined): void {
    this.#listener = listener
  }

  /** The person came back to the window: other programs may have done something meanwhile. */
  reconcile(): void {
    const now = performance.now()
    if (now - this.#reconciled < RECONCILE_AFTER) return
    this.#reconciled = now
    this.#opened?.files.reconcile()
  }

  /** Opens a folder, or tells what it offers instead. What was open before stays open until then. */
  open(named: string): Promise<OpenReply> {
    return this.#opening.run(async () => {
      const folder = realFolder(named)
      if (isSite(folder)) return { kind: 'open', project: await this.#openSite(folder) }
      const { sites, pages } = discover(folder)
      return sites.length > 0
        ? { kind: 'choose', folder, candidates: sites }
        : { kind: 'empty', folder, pages }
    })
  }

  /** Closes the project; unsaved drafts are dropped. */
  close(): Promise<void> {
    return this.#opening.run(() => this.#close())
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
    const project = await openProject(files, emit, {
      folder,
      later: run => void setImmediate(run),
      resources: this.#parts.site,
      source: readRemote(folder),
      snapshots: new DiskSnapshots(data, files.folder),
    })
    this.#close()
    const entry = this.#parts.openFolders.enter(folder, also => project.setAlsoOpen(also))
    if (entry.also) project.setAlsoOpen(true)
    this.#opened = { project, files, leave: entry.leave }
    recent.add(folder, project.state().name)
    return project.state()
  }

  #close(): void {
    this.#opened?.leave()
    this.#opened?.project.close()
    this.#opened = undefined
  }
}
