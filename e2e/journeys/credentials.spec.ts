import { expect, type Page, test } from '@playwright/test'
import { serveEchoSite } from './echo-site.ts'
import { expectUntold, openForm, send, sendWell } from './request-form.ts'

test.describe.configure({ mode: 'default' })

const site = serveEchoSite('credentials')
const { received } = site

test.beforeEach(() => void received.splice(0))

const open = (page: Page, id: string) => openForm(page, site.folder, `api-reference/other/${id}`)
const remember = (page: Page) => page.getByRole('checkbox', { name: 'Remember in this tab' })
const token = (page: Page) => page.getByLabel('Token')
const storedIn = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

// Covers N06
test('credentials are remembered for this tab only if the reader wants that, and shared by all endpoints', async ({
  page,
  context,
}) => {
  await open(page, 'moved')
  await expect(remember(page)).not.toBeChecked()
  await token(page).fill('s3cret')
  await remember(page).focus()
  await page.keyboard.press('Space')
  await expect(remember(page)).toBeChecked()
  await open(page, 'empty')
  await expect(token(page)).toHaveValue('s3cret')
  await expect(remember(page)).toBeChecked()
  await send(page)
  await expect.poll(() => received[0]?.headers.authorization).toBe('Bearer s3cret')
  await token(page).fill('s3cret-2')
  await open(page, 'echo')
  await page.getByLabel('id').fill('x')
  await expect(token(page)).toHaveValue('s3cret-2')
  await sendWell(page)
  await expectUntold(page, 's3cret-2')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('s3cret')
  const other = await context.newPage()
  await open(other, 'empty')
  await expect(token(other)).toHaveValue('')
  await expect(remember(other)).not.toBeChecked()
})

test('another server or another scheme gets nothing of what is remembered', async ({ page }) => {
  await open(page, 'empty')
  await remember(page).check()
  await token(page).fill('s3cret')
  await page.getByLabel('Send to').selectOption('http://localhost:1')
  await expect(token(page)).toHaveValue('')
  await page.getByLabel('Send to').selectOption(site.base)
  await expect(token(page)).toHaveValue('s3cret')
  await open(page, 'ways')
  await page.getByLabel('Authenticate by').selectOption('oauth')
  await expect(page.getByPlaceholder('Paste a token that you have')).toHaveValue('')
  await page.getByLabel('Authenticate by').selectOption('token + asked')
  await expect(page.locator('[data-auth=bearer]:visible')).toHaveValue('s3cret')
})

test('a button forgets all credentials, in the fields too, and so does taking back the choice', async ({
  page,
}) => {
  await open(page, 'empty')
  const forget = page.getByRole('button', { name: 'Forget credentials' })
  await expect(forget).toBeHidden()
  await token(page).fill('s3cret')
  await remember(page).check()
  await forget.focus()
  await page.keyboard.press('Enter')
  await expect(token(page)).toHaveValue('')
  await expect(remember(page)).toBeFocused()
  await expect(remember(page)).not.toBeChecked()
  await expect(page.getByText('Nothing is remembered anymore.')).toBeVisible()
  expect(await storedIn(page)).not.toContain('s3cret')
  await token(page).fill('s3cret')
  await remember(page).check()
  await remember(page).uncheck()
  await expect(token(page)).toHaveValue('s3cret')
  expect(await storedIn(page)).not.toContain('s3cret')
  await open(page, 'empty')
  await expect(token(page)).toHaveValue('')
})
