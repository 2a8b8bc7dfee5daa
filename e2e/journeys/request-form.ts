import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'

/** Builds a site into its folder `site`. */
export const build = (site: string) =>
  execFileSync(process.execPath, ['dist/electron/cli.js', 'build', site, '--out', join(site, 'site')])

/** Opens the request form on a page of a built site. */
export async function openForm(page: Page, site: string, path: string): Promise<void> {
  await page.goto(pathToFileURL(join(site, 'site', `${path}.html`)).href)
  await page.getByText('Try it').click()
}

/** Opens a page of a built site with JavaScript disabled. */
export async function openWithoutScript(browser: Browser, site: string, path: string): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(pathToFileURL(join(site, 'site', `${path}.html`)).href)
  return page
}

/** Returns the name input of a field that a reader added. */
export const nameOf = (fields: Locator, field: string): Locator =>
  fields.getByRole('group', { name: field, exact: true }).getByRole('textbox', { name: 'Name', exact: true })

/** Sends the request of the page's form. */
export const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()

/** Sends the request of the page's form and expects success. */
export async function sendWell(page: Page): Promise<void> {
  await send(page)
  await expect(page.getByText('"fine": true')).toBeVisible()
}

/** Expects that the request can be copied as cURL without the secret, and that the page and its URL do not contain the secret. */
export async function expectUntold(page: Page, secret: string): Promise<void> {
  const copied = page.locator('.try-copy code')
  await expect(page.getByRole('button', { name: 'Copy as cURL' })).toBeVisible()
  await expect(copied).toContainText('curl')
  await expect(copied).not.toContainText(secret)
  expect(page.url() + (await page.content())).not.toContain(secret)
}
