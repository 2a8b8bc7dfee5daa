import { expect, type Page, test } from '@playwright/test'
import { serveEchoSite } from './echo-site.ts'
import { openForm, send } from './request-form.ts'

test.describe.configure({ mode: 'default' })

const site = serveEchoSite('answers')

const open = (page: Page, id: string): Promise<void> =>
  openForm(page, site.folder, `api-reference/other/${id}`)

test('a response is compared with its description, and each difference leads to its place', async ({
  page,
}) => {
  await open(page, 'pet')
  await send(page)
  await expect(page.getByText('Differences from the description: 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'state is missing.' })).toBeVisible()
  await page.getByRole('button', { name: 'name Expected type: string.' }).press('Enter')
  await expect(page.locator(':focus')).toHaveText('"name": 7,')
  await page.getByRole('button', { name: 'owner.color color isn’t in the API description.' }).press('Enter')
  await expect(page.locator(':focus')).toHaveText('"color": "red"')
  await expect(page.getByLabel('Response body')).toContainText('12345678901234567890')
})

test('a JSON response is searched and folded with the keyboard, and copied whole', async ({ page }) => {
  await open(page, 'pet')
  await send(page)
  const body = page.getByLabel('Response body')
  await page.getByRole('button', { name: 'Fold all', exact: true }).press('Enter')
  await expect(body.getByText('"color": "red"')).toBeHidden()
  await page.getByRole('searchbox', { name: 'Find in the response' }).fill('red')
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expect(body.getByText('"color": "red"')).toBeVisible()
  expect(JSON.parse((await body.textContent()) ?? '')).toMatchObject({
    owner: { color: 'red' },
    tags: ['a', 'b'],
  })
})

// Covers N06
test('lines of JSON are a table that can be filtered; what a server sends is only text', async ({ page }) => {
  await open(page, 'lines')
  await send(page)
  await expect(page.getByRole('columnheader')).toHaveText(['Time', 'Data'])
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Filter the events' }).fill('error')
  await expect(rows).toHaveCount(2)
  await rows.last().getByText('onerror').click()
  await expect(rows.last().locator('pre')).toContainText('"level": "error"')
  await expect(page.locator('.try-answer img')).toHaveCount(0)
})

test('events that arrive while the table is paused are shown afterwards', async ({ page }) => {
  await open(page, 'ticks')
  await page.route('**/ticks', route =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: tick\ndata: 1\n\nevent: tick\ndata: 2\n\n',
    }),
  )
  await send(page)
  await expect(page.getByText('Events: 2', { exact: true })).toBeVisible()
  const pause = page.getByRole('button', { name: 'Pause' })
  await pause.press('Enter')
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('row')).toContainText(['Time', 'tick', 'tick'])
})

// Covers N06
test('requests of the tab are sent again, also from another page, and keep no credentials', async ({
  page,
}) => {
  await open(page, 'limits')
  await page.getByRole('textbox', { name: 'day' }).fill('2026-05-01')
  await page.getByRole('textbox', { name: 'count' }).fill('3')
  await page.getByLabel('Token').fill('s3cret')
  await page.getByRole('textbox', { name: 'Body' }).fill('{"name": "Rex", "password": "hunter2"}')
  await send(page)
  await expect(page.getByText('"fine": true')).toBeVisible()
  await page.getByRole('textbox', { name: 'count' }).fill('9')
  await page.getByText('Requests of this tab (1)').click()
  await page.getByRole('button', { name: /^Send again: POST/ }).press('Enter')
  await expect(page.getByText('Requests of this tab (2)')).toBeVisible()
  expect(site.received.at(-1)).toMatchObject({ url: '/limits/2026-05-01?count=3&code=CH' })
  expect(site.received.at(-1)?.body).toContain('hunter2')
  expect(site.received.at(-1)?.headers.authorization).toBe('Bearer s3cret')
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).toContain('Rex')
  expect(stored).not.toMatch(/s3cret|hunter2/)
  await open(page, 'pet')
  await page.getByText('Requests of this tab (2)').click()
  await page
    .getByRole('link', { name: /^Open: POST/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'count' })).toHaveValue('3')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeFocused()
  await page.getByText('Requests of this tab (2)').click()
  await page.getByRole('button', { name: 'Forget these requests' }).press('Enter')
  await expect(page.getByText(/Requests of this tab/)).toBeHidden()
})
