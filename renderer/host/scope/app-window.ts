import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Connection, HostConnection } from '../link/connection.ts'

/** A window of the editor, which may show the start screen or a site. Its state is stored with `perApp`. */
export type AppWindow = HostConnection

/** Provides the window to the components in it. */
export const AppContext = createContext<AppWindow | undefined>(undefined)

/** The window that a component is in. */
export function useApp(): AppWindow {
  const app = useContext(AppContext)
  if (!app) throw new Error('There is no AppContext around this component.')
  return app
}

/** The state of the window's connection to its host. */
export const useConnection = (): Connection => useStore(useApp().connection)
