import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'

/** Builds a site into its folder `site`. */
export const build = (site: string) =>
  execFileSync(process.execPath, ['dist/electron/cli.js', 'build', site, '--out', join(site, 'site')])

/** Opens the form of a page of a site that was built. */
export async function openForm(page: Page, site: string, path: string): Promise<void> {
  await page.goto(pathToFileURL(join(site, 'site', `${path}.html`)).href)
  await page.getByText('Try it').click()
}

/** Sends the request of the page's form. */
export const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()

/** Sends the request of the page's form to an API that is fine with it. */
export async function sendWell(page: Page): Promise<void> {
  await send(page)
  await expect(page.getByText('"fine": true')).toBeVisible()
}
