import { useMemo } from 'react'
import { useProvideAll } from '../host/commands/commands.ts'
import { useSite } from '../host/scope/site.ts'
import type { Sheet } from './sheets.ts'
import { siteCommands } from './siteCommands.ts'

/** Provides the commands of the open site. */
export function useSiteCommands(show: (sheet: Sheet) => void): void {
  const site = useSite()
  useProvideAll(useMemo(() => siteCommands(site, show), [site, show]))
}
