import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { closeTabs, openTab, restTab } from '../profile.ts'
import { row } from './editor.ts'

/** Opens an empty page of an origin. */
async function visit(page: Page, origin: string): Promise<void> {
  const [body, contentType] = ['<!doctype html>', 'text/html']
  await page.route('**/nothing', route => route.fulfill({ body, contentType }))
  await page.goto(`${origin}/nothing`)
}

/** Returns what the origin of a page has stored, and whether it may read the clipboard. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
  }))

test('a journey finds nothing of the one before in the tab that both use', async ({
  openEditor,
  profile,
  hosts,
}) => {
  const { page, system } = await openEditor('e2e/fixtures/nested')
  await expect(row(page, 'Welcome')).toBeVisible()
  if (system) return // an app has a profile of its own
  const { origin } = new URL(page.url())
  await profile.grantPermissions(['clipboard-read'])
  await visit(page, origin)
  await page.evaluate(async () => {
    await cookieStore.set('mine', '1')
    localStorage.setItem('mine', '1')
    sessionStorage.setItem('mine', '1')
    await caches.open('mine')
    await new Promise<unknown>((resolve, reject) => {
      const opened = indexedDB.open('mine')
      opened.onsuccess = resolve
      opened.onerror = reject
    })
  })
  expect(await kept(page)).toMatchObject({
    cookies: 'mine=1',
    local: ['mine'],
    session: expect.arrayContaining(['mine']),
    databases: ['mine'],
    caches: ['mine'],
    clipboard: 'granted',
  })
  // Another tab of the journey, which rests as well, is not kept.
  const other = await profile.newPage()
  await other.goto(origin)
  await Promise.all([page, other].map(restTab))
  await closeTabs(profile)
  expect(profile.pages()).toEqual([page])
  const next = await openTab(profile, hosts.origins)
  expect(next).toBe(page)
  await visit(next, origin)
  expect(await kept(next)).toEqual({
    cookies: '',
    local: [],
    session: [],
    databases: [],
    caches: [],
    workers: 0,
    clipboard: 'prompt',
  })
})
