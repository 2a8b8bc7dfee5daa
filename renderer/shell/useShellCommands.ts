import { useEffect, useMemo } from 'react'
import { runCommandsOfHost, useProvideAll } from '../host/commands/commands.ts'
import { listenToKeys } from '../host/commands/keyboard.ts'
import { useApp } from '../host/scope/app-window.ts'
import { openHandbookHere } from '../host/view/handbook.ts'
import { isDark, setTheme } from '../host/view/theme.ts'
import { languages } from '../messages/messages.ts'
import type { Sheet } from './sheets.ts'
import { goToPart, rememberFocus } from './windowParts.ts'

/** Provides the commands of the whole window, and listens to the keys and to the host. */
export function useShellCommands(show: (sheet: Sheet) => void): void {
  const app = useApp()
  useEffect(() => listenToKeys(app), [app])
  useEffect(() => runCommandsOfHost(app), [app])
  useEffect(rememberFocus, [])
  const actions = useMemo(
    () => ({
      'view.nextPart': { run: () => goToPart(1) },
      'view.previousPart': { run: () => goToPart(-1) },
      'view.theme': { run: () => setTheme(app, isDark() ? 'light' : 'dark') },
      ...(languages.length > 1 && { 'view.language': { run: () => show('language') } }),
      'help.handbook': { run: () => openHandbookHere(app) },
      'help.shortcuts': { run: () => show('shortcuts') },
      'help.about': { run: () => show('about') },
    }),
    [app, show],
  )
  useProvideAll(actions)
}
