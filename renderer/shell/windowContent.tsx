import type { SiteService } from '../host/session/session.ts'
import { later } from '../kit/later.tsx'

export const StartScreen = later(async () => (await import('../features/start/StartScreen.tsx')).StartScreen)
export const Workspace = later(async () => (await import('./Workspace.tsx')).Workspace)
export const SiteSheets = later(async () => (await import('./SiteSheets.tsx')).SiteSheets)

/** Loads what shows a site while its content is read; returns the services that run for it. */
export async function loadForSite(): Promise<readonly SiteService[]> {
  const services = import('./siteServices.ts')
  await Promise.all([Workspace.load(), SiteSheets.load()])
  return (await services).SITE_SERVICES
}
