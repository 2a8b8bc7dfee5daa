import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'

/** Builds a site into its folder `site`. */
export const build = (site: string) =>
  execFileSync(process.execPath, ['dist/electron/cli.js', 'build', site, '--out', join(site, 'site')])

/** Opens the form of a page of a site that was built. */
export async function openForm(page: Page, site: string, path: string): Promise<void> {
  await page.goto(pathToFileURL(join(site, 'site', `${path}.html`)).href)
  await page.getByText('Try it').click()
}

/** Opens a page of a site that was built in a browser that runs no scripts. */
export async function openWithoutScript(browser: Browser, site: string, path: string): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(pathToFileURL(join(site, 'site', `${path}.html`)).href)
  return page
}

/** Where the name is typed of a field that a reader added. */
export const nameOf = (fields: Locator, field: string): Locator =>
  fields.getByRole('group', { name: field, exact: true }).getByRole('textbox', { name: 'Name', exact: true })

/** Sends the request of the page's form. */
export const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()

/** Sends the request of the page's form to an API that is fine with it. */
export async function sendWell(page: Page): Promise<void> {
  await send(page)
  await expect(page.getByText('"fine": true')).toBeVisible()
}

/** The request that was sent can be copied, without what only this reader may know, and nothing else tells it. */
export async function expectUntold(page: Page, secret: string): Promise<void> {
  const copied = page.locator('.try-copy code')
  await expect(page.getByRole('button', { name: 'Copy as cURL' })).toBeVisible()
  await expect(copied).toContainText('curl')
  await expect(copied).not.toContainText(secret)
  expect(page.url() + (await page.content())).not.toContain(secret)
}
