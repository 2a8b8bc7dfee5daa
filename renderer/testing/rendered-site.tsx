import type { ReactElement } from 'react'
import { onTestFinished } from 'vitest'
import { type RenderResult, render } from 'vitest-browser-react'
import type { MemoryContent } from '../../shared/project/files/memory-files.ts'
import {
  hostInMemory,
  type MemoryHost,
  type MemoryHostOptions,
} from '../../shared/rpc/testing/memory-host.ts'
import { createEventHub, type EventHub } from '../host/link/host-events.ts'
import { AppContext, type AppWindow } from '../host/scope/app-window.ts'
import { type Site, SiteContext } from '../host/scope/site.ts'
import { setSiteServices, useSession, welcome } from '../host/session/session.ts'
import { WindowLocale } from '../messages/WindowLocale.tsx'
import { SITE_SERVICES } from '../shell/siteServices.ts'
import { Toasts } from '../shell/Toasts.tsx'
import { testApp } from './open-site.tsx'

/** A site that is open in a window, with the real engine behind it. */
export interface OpenedTestSite extends MemoryHost {
  readonly app: AppWindow
  readonly site: Site
  /** Hands an event to the window, as if the host had sent it. */
  readonly receive: EventHub['receive']
  /** Renders an element that shows the site, with the window's notices. */
  readonly render: (element: ReactElement) => Promise<RenderResult>
}

/** On a busy machine, a notice could be gone before the test looks. */
const untilTheEnd = () => Number.POSITIVE_INFINITY

/** Renders an element in a window, with its notices, which stay until the test ends. */
export const renderIn = (app: AppWindow, site: Site | undefined, element: ReactElement) =>
  render(
    <WindowLocale>
      <AppContext value={app}>
        <SiteContext value={site}>
          {element}
          <Toasts stay={untilTheEnd} />
        </SiteContext>
      </AppContext>
    </WindowLocale>,
  )

/** Opens files as a site, like the window does. */
export async function openSite(
  files: Readonly<Record<string, MemoryContent>>,
  options: MemoryHostOptions = {},
): Promise<OpenedTestSite> {
  localStorage.clear()
  sessionStorage.clear()
  const hub = createEventHub()
  const memory = await hostInMemory(files, {
    later: run => void setTimeout(run),
    onEvent: (name, value) => queueMicrotask(() => hub.receive(name, value)),
    ...options,
  })
  const app = testApp(memory.host, hub.on)
  setSiteServices(app, async () => SITE_SERVICES)
  await memory.project.idle()
  await welcome(app, await memory.host.connect({ window: 'test' }), false)
  const { site } = useSession.of(app).getState()
  if (!site) throw new Error('The files are not a site.')
  onTestFinished(() => memory.project.close())
  return { ...memory, app, site, receive: hub.receive, render: element => renderIn(app, site, element) }
}
