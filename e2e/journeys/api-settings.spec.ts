import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { description, listen } from './echo-api.ts'
import { button, preview, section } from './editor.ts'

const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click()

test('the preview follows every playground setting immediately', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await section(page, 'API')
  const shown = preview(page)
  await expect(shown.getByRole('heading', { level: 1, name: 'List boats' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Base address' }).fill('https://here.example/v9')
  await expect(shown.getByText('https://here.example/v9').first()).toBeVisible()

  await choose(page, 'Endpoint only')
  await expect(shown.getByText('Try it')).toHaveCount(0)
  await choose(page, 'Full playground')
  await expect(shown.getByText('Try it')).toBeVisible()

  await choose(page, 'API key')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('X-Harbor')
  await page.getByRole('textbox', { name: 'Beginning of the value' }).fill('pk_')
  await shown.getByText('Try it').click()
  await expect(shown.getByLabel('X-Harbor')).toHaveValue('pk_')
  await choose(page, 'Username and password')
  await page.getByRole('textbox', { name: 'First field' }).fill('Captain')
  await expect(shown.getByLabel('Captain')).toHaveValue('pk_')
  await expect(shown.getByLabel('Password')).toHaveValue('')
})

test('a downloaded description stays available when its server is gone', async ({ openEditor }) => {
  const server = createServer((_, response) => response.end(JSON.stringify(description)))
  const url = `${await listen(server)}/echo.json`
  const { page } = await openEditor('resources/starter', copy => {
    const navigation = [{ group: 'A', pages: ['introduction'] }]
    writeFileSync(join(copy, 'docs.json'), JSON.stringify({ name: 'A', navigation, openapi: url }))
  })
  await section(page, 'API')
  await button(page, 'Download').click()
  const operation = page.getByRole('grid', { name: 'Operations' }).getByRole('row', { name: 'Ways' })
  await expect(operation).toBeVisible()
  server.closeAllConnections()
  server.close()
  await page.reload()
  await expect(operation).toBeVisible()
  await button(page, 'Download').click()
  await expect(page.getByText(url).last()).toBeVisible()
  await expect(operation).toBeVisible()
})
