import type { Page } from '@playwright/test'
import { expect, test } from '../built.ts'
import { test as editorTest, expect as expectEditor } from '../hosts.ts'
import { preview } from './actor.ts'

const box = (page: Page) =>
  page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search' })
const rows = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')

/** Everything that is asked of another host than the page's own. */
function watchStrangers(page: Page): string[] {
  const strangers: string[] = []
  page.on('request', request => {
    const isOwn = /^(file:|data:|http:\/\/127\.0\.0\.1[:/])/.test(request.url())
    if (!isOwn) strangers.push(request.url())
  })
  return strangers
}

for (const where of ['onDisk', 'hosted'] as const) {
  test(`a reader finds a page and a heading by keyboard alone (${where})`, async ({ page, builtSite }) => {
    const site = await builtSite('resources/handbook')
    const strangers = watchStrangers(page)
    await page.goto(`${site[where]}guides/look.html`)
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await box(page).fill('undo redo')
    await expect(rows(page).first()).toContainText('How it works')
    await page.keyboard.press('ArrowDown')
    await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/how-it-works\.html#undo-and-redo$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(rows(page).first()).toContainText('How it works')
    expect(strangers).toEqual([])
  })
}

test('a search that finds nothing says so, Escape closes it, and a slash opens it', async ({
  page,
  builtSite,
}) => {
  const site = await builtSite('resources/handbook')
  await page.goto(`${site.onDisk}index.html`)
  await page.keyboard.press('/')
  await box(page).fill('qqqqqq')
  await expect(page.getByRole('status')).toHaveText('Nothing found for “qqqqqq”. Try fewer or other words.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

editorTest('the search works in the preview, with what is not saved yet', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await preview(page).getByRole('button', { name: 'Search' }).click()
  await preview(page).getByRole('combobox', { name: 'Search' }).fill('callouts')
  const option = preview(page).getByRole('listbox', { name: 'Results' }).getByRole('option').first()
  await expectEditor(option).toContainText('Callouts')
  await option.click()
  await expectEditor(preview(page).getByRole('heading', { level: 1, name: 'Callouts' })).toBeVisible()
})
