import type { BrowserContext, Page } from '@playwright/test'

/** Opens an empty tab in a profile that keeps nothing but its cache: `origins` were visited before. */
export async function openTab(profile: BrowserContext, origins: readonly string[]): Promise<Page> {
  const page = await profile.newPage()
  const session = await profile.newCDPSession(page)
  await Promise.all([
    profile.clearCookies(),
    profile.clearPermissions(),
    ...origins.map(origin => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
  ])
  await session.detach()
  return page
}

/** Closes all tabs of a profile, without asking. */
export async function closeTabs(profile: BrowserContext): Promise<void> {
  await Promise.all(profile.pages().map(page => page.close()))
}
