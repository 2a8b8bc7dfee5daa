import type { BrowserContext, Page } from '@playwright/test'

/** A picture that every host serves: a tab that shows it runs nothing, in the process that has the editor's code. */
const RESTING = '/icon.svg'

const isResting = (page: Page): boolean => page.url().endsWith(RESTING)

/**
 * Opens an empty tab in a profile that keeps nothing but its cache: `origins` were visited before. A tab that rests is
 * used again, so that its process has the editor's code compiled.
 */
export async function openTab(profile: BrowserContext, origins: readonly string[]): Promise<Page> {
  const page = profile.pages().find(isResting) ?? (await profile.newPage())
  const session = await profile.newCDPSession(page)
  await Promise.all([
    profile.clearCookies(),
    profile.clearPermissions(),
    ...origins.map(origin => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
  ])
  await session.detach()
  return page
}

/** Leaves the editor, without asking, for the next journey to open it in the same tab. A journey may have closed it. */
export async function restTab(page: Page): Promise<void> {
  if (page.isClosed()) return
  page.removeAllListeners('dialog')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(new URL(RESTING, page.url()).href)
  await page.evaluate(() => sessionStorage.clear())
}

/** Closes the tabs of a profile, without asking; one that rests stays for the next journey. */
export async function closeTabs(profile: BrowserContext): Promise<void> {
  const tabs = profile.pages()
  const kept = tabs.find(isResting)
  await Promise.all(tabs.filter(page => page !== kept).map(page => page.close()))
}
