import { create } from 'zustand'
import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type {
  ConversionPlan,
  HostAbilities,
  OpenReply,
  ProjectState,
  RecentFolder,
  Welcome,
} from '../../../shared/project/base/model.ts'
import type { Failure } from '../../../shared/text/failure.ts'
import { documents } from '../documents/documents.ts'
import { explain, host } from '../link/host.ts'
import { onHost } from '../link/host-events.ts'
import { setAssets } from '../site/assets.ts'
import { forgetPlaced, refreshPlaced } from '../site/generated-entries.ts'
import { setPages } from '../site/pages.ts'
import { setProblems } from '../site/problems.ts'
import { restoreView } from '../view/view.ts'

/** What a folder without docs.json at its root offers instead. */
export type Offer = Exclude<OpenReply, { readonly kind: 'open' }>

interface Session {
  readonly abilities: HostAbilities
  readonly recent: readonly RecentFolder[]
  readonly project: ProjectState | undefined
  /** The host has said who it is. */
  readonly isWelcome: boolean
  /** What is being opened, in words for the person; nothing else can be started meanwhile. */
  readonly opening: string | undefined
  readonly offer: Offer | undefined
  readonly failure: Pick<Failure, 'message' | 'hint'> | undefined
}

/** The project of this window, and what the start screen needs. */
export const useSession = create<Session>(() => ({
  abilities: {
    kind: 'loopback',
    nativeDialogs: false,
    dropFolder: false,
    nativeMenu: false,
    system: 'linux',
  },
  recent: [],
  project: undefined,
  isWelcome: false,
  opening: undefined,
  offer: undefined,
  failure: undefined,
}))

/** The open project; panels of an open site are mounted only while there is one. */
export const useProject = (): ProjectState | undefined => useSession(({ project }) => project)

/** The open project now. */
export const projectNow = (): ProjectState | undefined => useSession.getState().project

/** What the host said last, even before the window shows that project. */
let told: ProjectState | undefined

onHost('state', project => {
  told = project
  if (projectNow()?.folder === project.folder) useSession.setState({ project })
})

/** What the host says when the wire stands: the first time, or again after it was cut. */
export async function welcome({ abilities, recent, project, offer }: Welcome, again: boolean): Promise<void> {
  useSession.setState({ abilities, recent })
  if (again && project && project.folder === projectNow()?.folder) {
    useSession.setState({ project })
    await Promise.all([documents.resume(), loadLists()])
  } else if (project) await show(project)
  else useSession.setState({ project: undefined, offer: offer?.kind === 'open' ? undefined : offer })
  useSession.setState({ isWelcome: true })
}

async function loadLists(): Promise<void> {
  const [pages, assets, problems] = await Promise.all([host.pages(), host.assets(), host.problems()])
  setPages(pages)
  setAssets(assets)
  setProblems(problems)
  refreshPlaced()
}

async function show(project: ProjectState): Promise<void> {
  documents.clear()
  forgetPlaced()
  await Promise.all([documents.load(CONFIG_FILE), loadLists()])
  restoreView(project.folder)
  const latest = told?.folder === project.folder ? told : project
  useSession.setState({ project: latest, offer: undefined, failure: undefined })
}

/** Runs what opens a project; its outcome is the project, an offer or a failure in the session. */
async function begin(opening: string, ask: () => Promise<OpenReply | undefined>): Promise<void> {
  if (useSession.getState().opening !== undefined) return
  useSession.setState({ opening, failure: undefined, offer: undefined })
  told = undefined
  try {
    const reply = await ask()
    if (reply?.kind === 'open') await show(reply.project)
    else if (reply) useSession.setState({ offer: reply })
  } catch (error) {
    useSession.setState({ failure: explain(error) })
  } finally {
    useSession.setState({ opening: undefined })
  }
}

/** Opens a folder; `words` tell the person what goes on. */
export const openFolder = (folder: string, words: string): Promise<void> =>
  begin(words, () => host.open({ folder }))

/** Opens a folder without the offer to convert its docs.json. */
export const openAsItIs = (folder: string, words: string): Promise<void> =>
  begin(words, () => host.open({ folder, asIs: true }))

/** Converts the settings of a site as its plan says, and opens it. */
export const convertAndOpen = ({ folder, to, stamp }: ConversionPlan, words: string): Promise<void> =>
  begin(words, async () => {
    await host.convert({ folder, to, stamp })
    return host.open({ folder })
  })

/** Opens a copy of the sample. */
export const openSample = (words: string): Promise<void> => begin(words, () => host.openSample())

/** Makes a site and opens it. */
export const createSite = (folder: string, name: string, words: string): Promise<void> =>
  begin(words, () => host.createSite({ folder, name }))

/** Takes a folder out of the recent list. */
export async function forgetRecent(folder: string): Promise<void> {
  useSession.setState(({ recent }) => ({ recent: recent.filter(entry => entry.folder !== folder) }))
  await host.forgetRecent({ folder })
}

/** Goes back to the start screen; unsaved work is dropped, so ask first. */
export async function closeSite(): Promise<void> {
  const closed = projectNow()
  await host.close()
  documents.clear()
  forgetPlaced()
  useSession.setState(({ recent }) => ({
    project: undefined,
    recent: closed ? withFirst(recent, closed) : recent,
  }))
}

const withFirst = (recent: readonly RecentFolder[], { folder, name }: ProjectState) => [
  { folder, name, opened: Date.now() },
  ...recent.filter(entry => entry.folder !== folder),
]

/** Puts away what was offered or went wrong. */
export const dismissOffer = (): void => useSession.setState({ offer: undefined, failure: undefined })
