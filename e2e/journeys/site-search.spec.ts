import type { Page, Route } from '@playwright/test'
import { expect, test } from '../built-site.ts'
import { test as editorTest, expect as expectEditor } from '../editor-hosts.ts'
import { arrive, preview, previewReady } from './editor.ts'

const box = (page: Page) =>
  page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search' })
const rows = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')

/** Records all requests to other hosts. */
function watchStrangers(page: Page): string[] {
  const strangers: string[] = []
  page.on('request', request => {
    const isOwn = /^(file:|data:|http:\/\/127\.0\.0\.1[:/])/.test(request.url())
    if (!isOwn) strangers.push(request.url())
  })
  return strangers
}

for (const where of ['onDisk', 'hosted'] as const) {
  test(`a reader finds a page and a heading with the keyboard (${where})`, async ({ page, builtSite }) => {
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
    await arrive(page, /how-it-works\.html#undo-and-redo$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(rows(page)).toHaveText(['undo redo', /How it works/])
    expect(strangers).toEqual([])
  })
}

test('a search without results says so, Escape closes it, and a slash opens it', async ({
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

test('a search on a slow connection waits for its own results, and reports what could not be loaded', async ({
  page,
  builtSite,
}) => {
  const site = await builtSite('resources/handbook')
  const waiting: Route[] = []
  const words = '**/search/words-*.js'
  await page.route(words, route => void waiting.push(route))
  await page.route('**/pages/how-it-works.text.js', route => route.abort())
  await page.goto(`${site.hosted}index.html`)
  await page.keyboard.press('Control+k')
  await box(page).fill('undo redo')
  await expect(page.getByRole('status')).toHaveText('Searching…')
  await page.keyboard.press('Enter')
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  await page.unroute(words)
  await Promise.all(waiting.map(route => route.continue()))
  await arrive(page, /how-it-works\.html$/)
  await page.keyboard.press('Control+k')
  await box(page).fill('undo redo')
  await expect(page.getByRole('status')).toContainText('couldn’t be loaded')
  await expect(rows(page).first()).toContainText('how-it-works')
  await page.route('**/galley/search-*.js', route => route.abort())
  await page.reload()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toContainText('couldn’t be loaded')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

editorTest('the search works in the preview and includes unsaved changes', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await expectEditor(preview(page).getByRole('button', { name: 'Search' })).toBeVisible()
  await previewReady(page)
  await preview(page).getByRole('button', { name: 'Search' }).click()
  await preview(page).getByRole('combobox', { name: 'Search' }).fill('callouts')
  const option = preview(page).getByRole('listbox', { name: 'Results' }).getByRole('option').first()
  await expectEditor(option).toContainText('Callouts')
  await option.click()
  await expectEditor(preview(page).getByRole('heading', { level: 1, name: 'Callouts' })).toBeVisible()
})
