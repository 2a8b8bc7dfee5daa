import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { answer, listen, type Received, writeEchoSite } from './echo-api.ts'
import { button, preview, previewReady } from './editor.ts'

let server: Server
let folder = ''
let base = ''
const received: Received[] = []

test.beforeAll(async () => {
  server = createServer((request, response) => answer(request, response, received))
  base = await listen(server)
  folder = mkdtempSync(join(tmpdir(), 'galley-sending-'))
  writeEchoSite(folder, base)
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test.beforeEach(() => void received.splice(0))

/** Opens the page of an operation in the preview through its link, and its form. */
async function openForm(page: Page, name: string) {
  await preview(page)
    .getByRole('link', { name: new RegExp(`^\\w+ ?${name}$`) })
    .first()
    .click()
  await expect(preview(page).getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await previewReady(page)
  await preview(page).getByText('Try it').click()
  return preview(page)
}

/** Opens the group of the operations in a preview that is wide enough for the sidebar. */
async function openOther(page: Page): Promise<void> {
  await page.setViewportSize({ width: 3200, height: 900 })
  await expect(preview(page).getByText('Other', { exact: true })).toBeVisible()
  await previewReady(page)
  await preview(page).getByText('Other', { exact: true }).click()
}

const send = (page: Page) => preview(page).getByRole('button', { name: 'Send' }).click()
const told = (page: Page) => preview(page).locator('.try-answer')

test('requests from the preview are sent by the editor after the user agreed to the server', async ({
  openEditor,
}) => {
  const { page } = await openEditor(folder)
  await openOther(page)
  const frame = await openForm(page, 'Ways')
  await frame.getByLabel('Authenticate by').selectOption('crumb')
  await frame.getByLabel('session').fill('s3cret')
  await send(page)
  const host = base.replace('http://', '')
  await expect(page.getByRole('alertdialog')).toContainText('a program on this computer')
  await button(page, 'Cancel').click()
  await expect(told(page)).toContainText('Nothing was sent.')
  expect(received).toEqual([])
  await send(page)
  await button(page, `Send to ${host}`).click()
  await expect(told(page)).toContainText('"fine": true')
  expect(received.map(({ url, headers }) => [url, headers.cookie])).toEqual([['/ways', 'session=s3cret']])
  expect(received[0]?.headers.origin).toBeUndefined()

  await openForm(page, 'Moved')
  await send(page)
  await expect(told(page)).toContainText(`The request was redirected to ${base}/echo?moved=1`)
  await openForm(page, 'Away')
  await send(page)
  await expect(told(page)).toContainText('redirects to http://localhost:1/elsewhere, which wasn’t followed')
  await openForm(page, 'Picture')
  await send(page)
  await expect(frame.getByRole('img', { name: 'The response' })).toBeVisible()
  await openForm(page, 'Torn')
  await send(page)
  await expect(told(page)).toContainText('{"fine": tr')
  await openForm(page, 'Large')
  await send(page)
  await expect(told(page)).toContainText('Only the start is shown.')
  await expect(told(page)).toContainText('Save (10.0 MB)')
  await openForm(page, 'Ticks')
  await send(page)
  await expect(told(page)).toContainText('data: tick')
  await frame.getByRole('button', { name: 'Cancel' }).click()
  await expect(told(page)).toContainText('You stopped the response here.')
  await expect(told(page)).toContainText('data: tick')
})

// Covers N10, P02
test('a page in the preview can reach nothing directly, and only its own servers through the editor', async ({
  openEditor,
}) => {
  const { page } = await openEditor(folder)
  await openOther(page)
  const frame = await openForm(page, 'Empty')
  const own = await frame.locator(':root').evaluate(
    (_, url) =>
      fetch(url).then(
        () => 'reached',
        () => 'refused',
      ),
    `${base}/empty`,
  )
  expect(own).toBe('refused')
  await frame.locator('[data-server]').evaluate((list: HTMLSelectElement) => {
    const option = new Option('http://localhost:2/x')
    list.append(option)
    option.selected = true
  })
  await send(page)
  await expect(told(page)).toContainText('“localhost:2” isn’t a server of this page.')
  expect(received).toEqual([])
})
