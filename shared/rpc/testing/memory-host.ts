import { message } from '../../messages/message.ts'
import type { HostAbilities } from '../../project/base/model.ts'
import { countOf, withDay } from '../../project/checking/problem-history.ts'
import type { MemoryContent } from '../../project/files/memory-files.ts'
import { NO_HISTORY } from '../../project/share/facts.ts'
import { type MemoryOptions, type MemoryProject, openInMemory } from '../../project/testing/open-in-memory.ts'
import { Refusal } from '../../text/failure.ts'
import { connect } from '../connect.ts'
import type { Handlers, Host } from '../contract.ts'
import { dispatch } from '../dispatch.ts'
import { projectHandlers } from '../handlers.ts'

/** What a host in memory is made with. */
export interface MemoryHostOptions extends MemoryOptions {
  /** Handlers that replace those of the host in memory. */
  readonly handlers?: Partial<Handlers>
  /** The address below which previews are served. */
  readonly previewBase?: string
}

/** A complete host on a disk in memory: the real engine, and simple answers in place of the machine. */
export interface MemoryHost extends MemoryProject {
  readonly host: Host
  readonly handlers: Handlers
}

const ABILITIES: HostAbilities = {
  kind: 'loopback',
  nativeDialogs: false,
  dropFolder: false,
  nativeMenu: false,
  system: 'linux',
}

const unavailable = () => {
  throw new Refusal('unavailable', message('host:noFolderDialog'))
}

function machineHandlers({
  project,
}: MemoryProject): Omit<Handlers, keyof ReturnType<typeof projectHandlers>> {
  const open = () => ({ kind: 'open', project: project.state() }) as const
  return {
    recall: () => ({}),
    remember: () => undefined,
    connect: () => ({ abilities: ABILITIES, recent: [], project: project.state() }),
    browse: ({ folder = '/home/ada' }) => ({ folder, folders: [], isSite: false }),
    editorFolders: () => [],
    chooseFolder: unavailable,
    open,
    planConversion: unavailable,
    convert: unavailable,
    openSample: open,
    createSite: open,
    about: () => ({ version: '0.1.0', runtimes: [], notices: [] }),
    handbook: () => ({ base: 'handbook:/', pages: [] }),
    forgetRecent: () => undefined,
    close: () => undefined,
    answerUnfinishedSave: () => undefined,
    answerRecovered: () => undefined,
    countRepository: unavailable,
    downloadApis: () => [],
    stopDownload: () => undefined,
    problemHistory: async ({ day }) => {
      await project.idle()
      return withDay([], countOf(day, project.problems()))
    },
    refusedParts: async () => {
      await project.idle()
      return project.refusedParts()
    },
    checkLinks: () => ({ total: 0, broken: 0, unchecked: 0 }),
    stopCheckingLinks: () => undefined,
    sinceCommit: () => ({ kind: 'none' }),
    committed: () => undefined,
    shareFacts: () => NO_HISTORY,
    lookForNews: unavailable,
    keepHistory: unavailable,
    testAddress: unavailable,
    connectTo: unavailable,
    getLatest: unavailable,
    undoStep: unavailable,
    takeBackUnsent: unavailable,
    startAnother: unavailable,
    switchProposal: unavailable,
    proposals: () => [],
    chooseSharing: () => undefined,
    planReview: unavailable,
    sendForReview: unavailable,
    stopReview: () => undefined,
    exportPlaces: () => ({ folder: '/home/ada/acme-site', zip: '/home/ada/acme-site.zip' }),
    publishFacts: () => ({ version: '0.1.0', within: '', branch: 'main' }),
    exportSite: unavailable,
    stopExport: () => undefined,
    openExport: () => false,
    planRequest: unavailable,
    sendRequest: unavailable,
    readAnswer: () => undefined,
    stopRequest: () => undefined,
  }
}

/** A copy as the loopback socket makes it. */
const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify({ value })).value

/**
 * Opens a repository in memory behind a complete host, for tests. Requests and answers are copied on their way, as
 * a real transport copies them; what needs a machine is refused as `unavailable` unless `handlers` answers it.
 */
export async function hostInMemory(
  content: Readonly<Record<string, MemoryContent>>,
  { handlers: own = {}, previewBase = 'preview:/', ...options }: MemoryHostOptions = {},
): Promise<MemoryHost> {
  const memory = await openInMemory(content, options)
  const handlers: Handlers = {
    ...machineHandlers(memory),
    ...projectHandlers(
      () => memory.project,
      () => previewBase,
    ),
    ...own,
  }
  const host = connect(async (method, input) => copyOf(await dispatch(handlers, method, copyOf(input))))
  return { ...memory, host, handlers }
}
