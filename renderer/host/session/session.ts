import { CONFIG_FILE } from '../../../shared/config/schema/config-file.ts'
import type { SettingsForm } from '../../../shared/config/schema/schema.ts'
import type {
  ConversionPlan,
  HostAbilities,
  OpenReply,
  ProjectState,
  RecentFolder,
  Welcome,
} from '../../../shared/project/base/model.ts'
import type { Localized } from '../../messages/localize.ts'
import { localize } from '../../messages/localize.ts'
import { notify } from '../base/notices.ts'
import { documentsOf } from '../documents/documents.ts'
import { explain } from '../link/explain.ts'
import type { AppWindow } from '../scope/app-window.ts'
import { appStore, perApp } from '../scope/per-scope.ts'
import { createSite, type OpenedSite, type Site } from '../scope/site.ts'
import { setAssets } from '../site/assets.ts'
import { refreshGenerated } from '../site/generated-entries.ts'
import { setPages } from '../site/pages.ts'
import { setProblems } from '../site/problems.ts'
import { projectNow, projectOf } from '../site/project.ts'
import { recallLanguage } from '../view/language.ts'
import { recallTheme } from '../view/theme.ts'
import { folderMemory } from './folder-memory.ts'

/** What can be opened or created instead in a folder without docs.json at its root. */
type Offer = Exclude<OpenReply, { readonly kind: 'open' }>

interface Session {
  readonly abilities: HostAbilities
  readonly recent: readonly RecentFolder[]
  /** The open site; features are mounted only while there is one. */
  readonly site: Site | undefined
  /** The host has introduced itself. */
  readonly isWelcome: boolean
  /** Text about what is being opened; nothing else can be started meanwhile. */
  readonly opening: string | undefined
  readonly offer: Offer | undefined
  readonly failure: Localized | undefined
}

/** The site of this window, and what the start screen needs. */
export const useSession = appStore<Session>(() => ({
  abilities: {
    kind: 'loopback',
    nativeDialogs: false,
    dropFolder: false,
    nativeMenu: false,
    system: 'linux',
  },
  recent: [],
  site: undefined,
  isWelcome: false,
  opening: undefined,
  offer: undefined,
  failure: undefined,
}))

/** Starts a background service of a feature when a site is opened; it ends with the site. */
export type SiteService = (site: Site) => void

/** The site that receives the events of the host, and the last state reported before there was a site. */
interface Receiver {
  site: OpenedSite | undefined
  latest: ProjectState | undefined
  services: () => Promise<readonly SiteService[]>
}

const EVENTS = ['edited', 'problems', 'pages', 'assets', 'apis', 'preview', 'assetChanged'] as const
const LONG_RUNNING = ['reviewing', 'checkingLinks', 'exporting'] as const

const receiverOf = perApp(app => {
  const receiver: Receiver = { site: undefined, latest: undefined, services: async () => [] }
  for (const name of [...EVENTS, ...LONG_RUNNING]) app.on(name, value => receiver.site?.receive(name, value))
  app.on('state', project => {
    receiver.latest = project
    if (receiver.site?.opened.folder === project.folder) receiver.site.receive('state', project)
  })
  // The host may report something while a site is being opened, so a notice belongs to the window.
  app.on('notice', ({ kind, message, hint }) =>
    notify(app, {
      kind,
      message: localize(message),
      ...(hint !== undefined && { hint: localize(hint) }),
    }),
  )
  return receiver
})

/** Sets what loads the services that run for every site opened in this window from now on. */
export function setSiteServices(app: AppWindow, services: () => Promise<readonly SiteService[]>): void {
  receiverOf(app).services = services
}

/** Handles the greeting of the host: the first one, or one after the connection was lost. */
export async function welcome(app: AppWindow, greeting: Welcome, again: boolean): Promise<void> {
  const { abilities, recent, project, offer } = greeting
  const session = useSession.of(app)
  session.setState({ abilities, recent })
  if (!again) await Promise.all([recallTheme(app), recallLanguage(app)])
  const { site } = session.getState()
  if (again && project && site && project.folder === site.opened.folder) {
    projectOf(site).setState(project, true)
    await Promise.all([documentsOf(site).resume(), loadLists(site)])
  } else if (project) await show(app, project)
  else {
    leave(app)
    session.setState({ offer: offer?.kind === 'open' ? undefined : offer })
  }
  session.setState({ isWelcome: true })
}

/** Loads the lists of the site from its host. */
async function loadLists(site: Site): Promise<void> {
  const { host } = site
  const [pages, assets, problems] = await Promise.all([host.pages(), host.assets(), host.problems()])
  setPages(site, pages)
  setAssets(site, assets)
  setProblems(site, problems)
  refreshGenerated(site)
}

/** Loads the data of a site that every part of the window needs. */
export async function loadSite(site: Site): Promise<void> {
  await Promise.all([documentsOf(site).load(CONFIG_FILE), loadLists(site)])
}

async function show(app: AppWindow, project: ProjectState): Promise<void> {
  const memory = await folderMemory(app, project.folder)
  const receiver = receiverOf(app)
  const { latest } = receiver
  receiver.site?.close()
  const site = createSite(app, latest?.folder === project.folder ? latest : project, { memory })
  receiver.site = site
  projectOf(site)
  const [services] = await Promise.all([receiver.services(), loadSite(site)])
  for (const start of services) start(site)
  useSession.of(app).setState({ site, offer: undefined, failure: undefined })
}

function leave(app: AppWindow): void {
  const receiver = receiverOf(app)
  receiver.site?.close()
  receiver.site = undefined
  useSession.of(app).setState({ site: undefined })
}

/** Runs a function that opens a project; the outcome in the session is a site, an offer or a failure. */
async function start(
  app: AppWindow,
  opening: string,
  request: () => Promise<OpenReply | undefined>,
): Promise<void> {
  const session = useSession.of(app)
  if (session.getState().opening !== undefined) return
  session.setState({ opening, failure: undefined, offer: undefined })
  receiverOf(app).latest = undefined
  try {
    const reply = await request()
    if (reply?.kind === 'open') await show(app, reply.project)
    else if (reply) session.setState({ offer: reply })
  } catch (error) {
    session.setState({ failure: explain(error) })
  } finally {
    session.setState({ opening: undefined })
  }
}

/** Opens a folder; `text` describes the progress to the person. */
export const openFolder = (app: AppWindow, folder: string, text: string): Promise<void> =>
  start(app, text, () => app.host.open({ folder }))

/** Converts the settings of a site as its plan says, and opens it. */
export const convertAndOpen = (app: AppWindow, plan: ConversionPlan, text: string): Promise<void> =>
  start(app, text, async () => {
    const { folder, to, stamp } = plan
    await app.host.convert({ folder, to, stamp })
    return app.host.open({ folder })
  })

/** Opens a copy of the sample. */
export const openSample = (app: AppWindow, text: string): Promise<void> =>
  start(app, text, () => app.host.openSample())

/** Creates a site and opens it. */
export const createAndOpen = (
  app: AppWindow,
  site: { readonly folder: string; readonly name: string; readonly form: SettingsForm },
  text: string,
): Promise<void> => start(app, text, () => app.host.createSite(site))

/** Removes a folder from the recent list. */
export async function forgetRecent(app: AppWindow, folder: string): Promise<void> {
  const session = useSession.of(app)
  session.setState(({ recent }) => ({ recent: recent.filter(entry => entry.folder !== folder) }))
  await app.host.forgetRecent({ folder })
}

/** Returns to the start screen; unsaved work is discarded, so ask the person first. */
export async function closeSite(site: Site): Promise<void> {
  const { app } = site
  const closed = projectNow(site)
  await site.host.close()
  leave(app)
  useSession.of(app).setState(({ recent }) => ({ recent: withFirst(recent, closed) }))
}

const withFirst = (recent: readonly RecentFolder[], { folder, name }: ProjectState) => [
  { folder, name, opened: Date.now() },
  ...recent.filter(entry => entry.folder !== folder),
]

/** Clears the offer or failure. */
export const dismissOffer = (app: AppWindow): void =>
  useSession.of(app).setState({ offer: undefined, failure: undefined })
