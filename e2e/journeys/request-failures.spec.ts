import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { serveEchoSite } from './echo-site.ts'
import { openForm, send } from './request-form.ts'

test.describe.configure({ mode: 'default' })

const site = serveEchoSite('failures')
const { server } = site

const open = (page: Page, id: string) => openForm(page, site.folder, `api-reference/other/${id}`)
const told = (page: Page) => page.locator('.try-answer')

/** Publishes the site at an address with https. */
async function publish(page: Page, address: string): Promise<void> {
  await page.route(`${address}/**`, (route, request) => {
    const file = join(site.folder, 'site', new URL(request.url()).pathname)
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
}

test('a server that does not allow other sites is told with the headers it would have to send', async ({
  page,
}) => {
  await open(page, 'closed-put')
  await page.getByLabel('X-Trace').fill('1')
  await page.getByLabel('Token').fill('s3cret')
  await send(page)
  await expect(told(page)).toContainText('doesn’t allow requests from other sites (CORS)')
  await expect(page.getByLabel('Headers that the API has to send')).toHaveText(
    [
      'OPTIONS /closed',
      '  Access-Control-Allow-Origin: *',
      '  Access-Control-Allow-Methods: PUT',
      '  Access-Control-Allow-Headers: authorization, content-type, x-trace',
      'PUT /closed',
      '  Access-Control-Allow-Origin: *',
    ].join('\n'),
  )
})

test('a server that cannot be reached, and one that redirects elsewhere, are told apart', async ({
  page,
}) => {
  await open(page, 'empty')
  await page.getByLabel('Send to').selectOption('http://localhost:1')
  await send(page)
  await expect(told(page)).toContainText('localhost:1 can’t be reached. Open http://localhost:1 in a new tab')
  await open(page, 'away')
  await page.getByLabel('Send to').selectOption(site.base)
  await send(page)
  await expect(told(page)).toContainText('redirects the request to an address that the browser doesn’t let')
})

test('a connection that is closed too early keeps what arrived', async ({ page }) => {
  await open(page, 'cut')
  await send(page)
  await expect(told(page)).toContainText('The connection was closed before the whole response arrived')
  await expect(told(page)).toContainText('200')
  await open(page, 'ticks')
  await send(page)
  await expect(page.getByLabel('Response body')).toContainText('tick')
  server.closeAllConnections()
  await expect(told(page)).toContainText('The connection was closed before the whole response arrived')
  await expect(page.getByLabel('Response body')).toContainText('tick')
})

test('a reader who is offline is told so', async ({ page, context }) => {
  await open(page, 'echo')
  await page.getByLabel('id').fill('x')
  await context.setOffline(true)
  await send(page)
  await expect(told(page)).toContainText('This computer is offline. Connect to the internet')
})

test('a page with https says why it cannot reach a server with http', async ({ page }) => {
  const address = 'https://docs.example'
  await publish(page, address)
  await page.route('http://api.example/**', route => route.fulfill({ body: 'reached' }))
  const file = readFileSync(join(site.folder, 'site', 'api-reference/other/empty.html'), 'utf8')
  await page.route(`${address}/api-reference/other/empty.html`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: file.replaceAll('http://localhost:1', 'http://api.example'),
    }),
  )
  await page.goto(`${address}/api-reference/other/empty.html`)
  await page.getByText('Try it').click()
  await page.getByLabel('Send to').selectOption('http://api.example')
  await send(page)
  await expect(told(page)).toContainText('blocks requests to api.example, which uses http')
})
