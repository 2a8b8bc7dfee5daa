import { createContext, useContext } from 'react'
import type { ProjectState } from '../../../shared/project/base/model.ts'
import type { Host } from '../../../shared/rpc/contract.ts'
import { createEventHub, type EventHub, type OnEvent } from '../link/host-events.ts'
import type { PatchSource } from '../link/patch-feed.ts'
import type { AppWindow } from './app-window.ts'
import { type Memory, shortMemory } from './memory.ts'

/**
 * A site that is open in a window. It knows no feature: state of a site is stored with `perSite` in the module
 * that needs it, and ends with the site.
 */
export interface Site {
  /** Unique, even when the same folder is opened again. */
  readonly id: string
  readonly app: AppWindow
  readonly host: Host
  readonly patches: PatchSource
  /** The project as it was when the site was opened. */
  readonly opened: ProjectState
  /** What windows remember for its folder. */
  readonly memory: Memory
  /** Subscribes to an event of the host until the returned function is called or the site is closed. */
  readonly on: OnEvent
  /** Calls `run` when the site is closed. */
  readonly onClose: (run: () => void) => void
}

/** A site for the code that opened it, which may also close it. */
export interface OpenedSite extends Site {
  readonly receive: EventHub['receive']
  readonly close: () => void
}

/** The host of a site, if it is not that of its window, and what is remembered for its folder. */
interface SiteOptions {
  readonly host?: Host
  readonly patches?: PatchSource
  readonly memory?: Memory
}

/** Creates the site of a project that the host has opened. */
export function createSite(app: AppWindow, opened: ProjectState, options: SiteOptions = {}): OpenedSite {
  const hub = createEventHub()
  const ends = new Set<() => void>()
  return {
    id: crypto.randomUUID(),
    app,
    host: options.host ?? app.host,
    patches: options.patches ?? app.patches,
    opened,
    memory: options.memory ?? shortMemory(),
    on: hub.on,
    onClose: run => void ends.add(run),
    receive: (name, value) => hub.receive(name, value),
    close: () => {
      for (const end of ends) end()
      ends.clear()
    },
  }
}

/** Provides a site to the components that show it. */
export const SiteContext = createContext<Site | undefined>(undefined)

/** The site that a component shows. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('There is no SiteContext around this component.')
  return site
}

/** The site that a component shows; `undefined` where none is open. */
export const useOptionalSite = (): Site | undefined => useContext(SiteContext)
