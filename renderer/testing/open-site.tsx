import type { ReactNode } from 'react'
import { createStore } from 'zustand'
import type { MemoryContent } from '../../shared/project/files/memory-files.ts'
import {
  hostInMemory,
  type MemoryHost,
  type MemoryHostOptions,
} from '../../shared/rpc/testing/memory-host.ts'
import { documentsOf } from '../host/documents/documents.ts'
import type { Connection } from '../host/link/connection.ts'
import { createEventHub } from '../host/link/host-events.ts'
import { AppContext, type AppWindow } from '../host/scope/app-window.ts'
import { createSite, type OpenedSite, SiteContext } from '../host/scope/site.ts'
import { loadSite, useSession } from '../host/session/session.ts'
import { SITE_SERVICES } from '../shell/siteServices.ts'

/** Options for opening a site in a test. */
interface TestSiteOptions extends Omit<MemoryHostOptions, 'onEvent'> {
  /** The window that the site is opened in; without it, a window of its own. */
  readonly app?: AppWindow
}

/** A site of the real engine in memory, as a window shows it. */
export interface TestSite {
  readonly app: AppWindow
  readonly site: OpenedSite
  readonly memory: MemoryHost
  /** Wraps components in the contexts they need: the window and the site. */
  readonly provide: (children: ReactNode) => ReactNode
  /** Waits until the host has received all steps and finished its background work. */
  readonly settle: () => Promise<void>
}

/** The window of a test: connected to `host`, without a link; it listens to no events unless `on` is given. */
export function testApp(host: MemoryHost['host'], on: AppWindow['on'] = createEventHub().on): AppWindow {
  return {
    host,
    patches: { attach: (_path, port) => () => port.close(), forget: () => undefined },
    connection: createStore<Connection>(() => ({ kind: 'ready' })),
    on,
    pathOf: () => undefined,
  }
}

/** Opens a repository in memory as a site, with all its services. Nothing is mocked. */
export async function openTestSite(
  content: Readonly<Record<string, MemoryContent>>,
  { app: given, ...options }: TestSiteOptions = {},
): Promise<TestSite> {
  let site: OpenedSite | undefined
  const memory = await hostInMemory(content, {
    ...options,
    onEvent: (name, value) => site?.receive(name, structuredClone(value)),
  })
  const app = given ?? testApp(memory.host)
  const { host } = memory
  const opened = createSite(app, memory.project.state(), { host })
  site = opened
  await Promise.all([loadSite(opened), memory.settle()])
  for (const start of SITE_SERVICES) start(opened)
  if (!given) useSession.of(app).setState({ site: opened, isWelcome: true })
  return {
    app,
    site: opened,
    memory,
    provide: children => (
      <AppContext value={app}>
        <SiteContext value={opened}>{children}</SiteContext>
      </AppContext>
    ),
    settle: async () => {
      await documentsOf(opened).settled()
      await memory.settle()
    },
  }
}
