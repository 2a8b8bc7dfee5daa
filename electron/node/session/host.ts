import { message } from '../../../shared/messages/message.ts'
import type { HostAbilities, OpenReply, RecentFolder, Welcome } from '../../../shared/project/base/model.ts'
import type { SiteResources } from '../../../shared/project/preview/preview.ts'
import type { Project } from '../../../shared/project/project.ts'
import { Screening } from '../../../shared/project/screening/screening.ts'
import type { Handlers } from '../../../shared/rpc/contract.ts'
import { Refusal } from '../../../shared/text/failure.ts'
import { aboutProduct } from '../base/about.ts'
import { boundedByTime, MOST_TIME } from '../base/bounded-by-time.ts'
import { HandbookSite } from '../handbook/handbook.ts'
import { fetchCounts } from '../remote/fetch-counts.ts'
import type { ScreenProcess } from '../screening/screen-process.ts'
import { SCREEN_TIME, Screener } from '../screening/screener.ts'
import { browse, editorFolders } from './discover.ts'
import { sessionHandlers } from './handlers.ts'
import { copySample, createSite } from './new-sites.ts'
import { OpenFolders } from './open-folders.ts'
import { Recent } from './recent.ts'
import { WindowMemory } from './window-memory.ts'
import { WindowRegistry } from './window-registry.ts'
import { type Client, Wire } from './wire.ts'

/** What a host needs: everything that differs between Electron and the loopback server. */
export interface HostOptions {
  readonly abilities: HostAbilities
  /** Galley's own folder. */
  readonly data: string
  /** Where copies of the sample go. */
  readonly documents: string
  /** The folder with the handbook and the starter. */
  readonly resources: string
  /** What every site is drawn with. */
  readonly site: SiteResources
  /** The address below which a preview is served. */
  readonly previewBase: (capability: string) => string
  /** Shows the system's folder dialog. */
  readonly chooseFolder?: () => Promise<string | undefined>
  /** Moves a file to the system's trash. */
  readonly trash?: (absolute: string) => Promise<void>
  /** Shows a file in a browser; returns whether it can. */
  readonly openFile?: (file: string) => boolean | Promise<boolean>
  /** Starts the process that judges texts; without it, all are affordable. */
  readonly startScreen?: () => ScreenProcess
  /** Called when the recent folders have changed. */
  readonly recentChanged?: () => void
  /** Called when another language was chosen for the windows. */
  readonly languageChanged?: () => void
  /** Gets bugs, for a log. */
  readonly report?: (error: unknown) => void
}

/** The most UTF-16 units of a page that the editor reads and draws as a whole. */
const LONGEST_PAGE = 2_000_000

/** Serves any number of windows, whatever transport connects them. */
export class NodeHost {
  readonly #options: HostOptions
  readonly #memory: WindowMemory
  readonly #recent: Recent
  readonly #windows: WindowRegistry
  readonly #handbook: HandbookSite
  readonly #screener: Screener | undefined

  constructor(options: HostOptions) {
    const { data, documents, trash, site, openFile, startScreen: start } = options
    this.#options = options
    this.#memory = new WindowMemory(data)
    this.#recent = new Recent(data, options.recentChanged)
    this.#handbook = new HandbookSite(options.resources, site)
    const openFolders = new OpenFolders(data)
    this.#screener = start && new Screener({ start, most: SCREEN_TIME.editor })
    this.#windows = new WindowRegistry({
      data,
      recent: this.#recent,
      openFolders,
      site,
      screening: () => {
        const { judge, hurry } = this.#screener ?? {}
        return new Screening(boundedByTime(MOST_TIME.editor), { judge, hurry, longest: LONGEST_PAGE })
      },
      ...(this.#screener && { judge: this.#screener.judge }),
      documents,
      ...(trash && { trash }),
      ...(openFile && { openFile }),
    })
  }

  /** Opens a folder for the next window that has none. Refuses if there is no such folder. */
  prepare(folder: string): Promise<OpenReply> {
    return this.#windows.prepare(folder)
  }

  /** Accepts requests of a window over the returned wire, until it ends. */
  connect(client: Client): Wire {
    return new Wire(client, wire => this.#handlers(wire), this.#options.report)
  }

  /** The project whose pages this capability opens: that of a window, or the handbook. */
  previewed(capability: string): Project | undefined {
    const session = this.#windows.find(one => one.capability === capability)
    if (session) return session.project
    return capability === this.#handbook.capability ? this.#handbook.project : undefined
  }

  /** The recent folders that still exist, newest first. */
  get recent(): readonly RecentFolder[] {
    return this.#recent.list()
  }

  /** The language chosen for every window: a code, `system`, or undefined if none was chosen. */
  get language(): string | undefined {
    return this.#memory.recall().language
  }

  clearRecent(): void {
    this.#recent.clear()
  }

  /** Some window has unsaved work, whether connected at the moment or not. */
  get hasUnsaved(): boolean {
    return this.#windows.find(session => session.hasUnsaved) !== undefined
  }

  /** Ends every session; unsaved work is kept for the next start. */
  close(): Promise<void> {
    this.#memory.flush()
    this.#screener?.close()
    this.#handbook.close()
    return this.#windows.close()
  }

  #welcome(wire: Wire, window: string): Welcome {
    const { session, offer } = this.#windows.attach(window, wire)
    const project = session.state
    return {
      abilities: this.#options.abilities,
      recent: this.#recent.list(),
      ...(project && { project }),
      ...(offer && { offer }),
    }
  }

  #handlers(wire: Wire): Handlers {
    const { resources, documents, chooseFolder, previewBase } = this.#options
    const open = (folder: string) => wire.session.open(folder)
    return {
      connect: ({ window }) => this.#welcome(wire, window),
      recall: ({ folder }) => this.#memory.recall(folder),
      remember: ({ folder, name, value }) => {
        this.#memory.remember(name, value, folder)
        if (name === 'language') this.#options.languageChanged?.()
      },
      browse: ({ folder }) => browse(folder),
      editorFolders: () => editorFolders(wire.session.state?.folder),
      chooseFolder: () => {
        if (chooseFolder) return chooseFolder()
        throw new Refusal('unavailable', message('host:noFolderDialog'))
      },
      open: ({ folder }) => wire.session.open(folder),
      planConversion: ({ to }) => wire.session.planConversion(to),
      convert: order => wire.session.convert(order),
      openSample: () => open(copySample(resources, documents)),
      createSite: async site => open(await createSite(resources, site)),
      countRepository: ({ repository }) => fetchCounts(repository),
      about: aboutProduct,
      handbook: async () => ({
        base: previewBase(this.#handbook.capability),
        pages: await this.#handbook.contents(),
      }),
      forgetRecent: ({ folder }) => this.#recent.forget(folder),
      close: () => wire.session.close('drop'),
      answerUnfinishedSave: ({ end, label }) => wire.session.answerUnfinishedSave(end, label),
      answerRecovered: ({ answer, label }) => wire.session.answerRecovered(answer, label),
      ...sessionHandlers(() => wire.session, previewBase),
    }
  }
}
