import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { listen } from './echo-api.ts'
import { HARBOR, mockApi, writeHarborSite } from './mock-api.ts'
import { build, openForm, send } from './request-form.ts'

test('a server that follows the description understands the requests, and its responses are shown', async ({
  page,
}) => {
  const site = mkdtempSync(join(tmpdir(), 'galley-harbor-'))
  const mock = await mockApi(HARBOR)
  try {
    writeHarborSite(site, await listen(mock))
    build(site)
    const told = page.locator('.try-answer')
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    page.on('websocket', socket => asked.push(socket.url()))
    await openForm(page, site, 'api-reference/boats/list-boats')
    await expect(page.getByLabel('limit')).toBeVisible()
    expect(asked.some(address => address.startsWith('file:'))).toBe(true)
    expect(asked.filter(address => /^(http|ws)s?:/.test(address))).toEqual([])
    await page.getByLabel('limit').fill('500')
    await send(page)
    await expect(told).toContainText('401')
    await page.getByLabel('Token').fill('s3cret')
    await send(page)
    await expect(told).toContainText('must be <= 100')
    await page.getByLabel('limit').fill('2')
    await page.getByRole('checkbox', { name: 'sail' }).check()
    await page.getByRole('checkbox', { name: 'rowing' }).check()
    await send(page)
    await expect(told).toContainText('"name": "Otter"')
    await openForm(page, site, 'api-reference/boats/add-boat')
    await page.getByLabel('Token').fill('s3cret')
    await page.getByRole('textbox', { name: 'Body' }).fill('{"name": "Wanda", "kind": ')
    await send(page)
    await expect(told).toContainText('422')
    await page.getByRole('textbox', { name: 'Body' }).fill('{"name": "Wanda", "kind": "sail"}')
    await send(page)
    await expect(told).toContainText('201')
    await expect(told).toContainText('"id": 7')
  } finally {
    mock.closeAllConnections()
    mock.close()
    rmSync(site, { recursive: true, force: true })
  }
})
