import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { answer, listen, type Received, writeEchoSite } from './echo-api.ts'
import { button, preview } from './editor.ts'
import { openOther, openPreviewForm } from './preview-form.ts'

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

const send = (page: Page) => preview(page).getByRole('button', { name: 'Send' }).click()
const told = (page: Page) => preview(page).locator('.try-answer')

test('requests from the preview are sent by the editor after the user agreed to the server', async ({
  openEditor,
}) => {
  const { page } = await openEditor(folder)
  await openOther(page)
  const frame = await openPreviewForm(page, 'Ways')
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

  await openPreviewForm(page, 'Moved')
  await send(page)
  await expect(told(page)).toContainText(`The request was redirected to ${base}/echo?moved=1`)
  await openPreviewForm(page, 'Away')
  await send(page)
  await expect(told(page)).toContainText('redirects to http://localhost:1/elsewhere, which wasn’t followed')
  await openPreviewForm(page, 'Picture')
  await send(page)
  await expect(frame.getByRole('img', { name: 'The response' })).toBeVisible()
  await openPreviewForm(page, 'Torn')
  await send(page)
  await expect(told(page)).toContainText('{"fine": tr')
  await openPreviewForm(page, 'Large')
  await send(page)
  await expect(told(page)).toContainText('Only the start is shown.')
  await expect(told(page)).toContainText('Save (10.0 MB)')
  await openPreviewForm(page, 'Ticks')
  await send(page)
  await expect(told(page)).toContainText('tick')
  await frame.getByRole('button', { name: 'Cancel' }).click()
  await expect(told(page)).toContainText('You stopped the response here.')
  await expect(told(page)).toContainText('tick')
})

// Covers N10, P02
test('a page in the preview can reach nothing directly, and only its own servers through the editor', async ({
  openEditor,
}) => {
  const { page } = await openEditor(folder)
  await openOther(page)
  const frame = await openPreviewForm(page, 'Empty')
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
