import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { expectNone } from './accessibility.ts'

let out = ''

test.beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'galley-components-'))
  execFileSync(process.execPath, ['dist/electron/cli.js', 'build', 'e2e/fixtures/components', '--out', out])
})

test.afterAll(() => rmSync(out, { recursive: true, force: true }))

/** Opens the built page as a file and records its network requests. */
async function open(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  page.on('request', request => {
    if (/^https?:/.test(request.url())) asked.push(request.url())
  })
  await page.goto(pathToFileURL(join(out, 'index.html')).href)
  return asked
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('a link opens its target: a tab, a heading in a tab, an accordion, a step, a field', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByText('Type it.')).toBeHidden()
  await link(page, 'to the heading in a tab').click()
  await expect(page.getByText('Type it.')).toBeVisible()
  await page.getByRole('tab', { name: 'On macOS' }).first().click()
  await expect(page.getByText('Type it.')).toBeHidden()
  await link(page, 'to the heading in a tab').click()
  await expect(page.getByText('Type it.')).toBeVisible()
  await page.getByRole('tab', { name: 'On macOS' }).first().click()
  await link(page, 'To the tab').click()
  await expect(page.getByText('Type it.')).toBeVisible()
  await expect(page.getByText('apt install thing')).toBeVisible()
  await link(page, 'to the answer').click()
  await expect(page.getByText('Good question.')).toBeVisible()
  await expect(page.getByText('Because.')).toBeHidden()
  await link(page, 'to the step').click()
  await expect(page.getByText('Bake')).toBeInViewport()
  await link(page, 'to the field').click()
  await expect(page.getByText('How many.')).toBeInViewport()
})

test('a code group with a menu and tabs follow each other', async ({ page }) => {
  await open(page)
  const list = page.getByRole('combobox', { name: 'Code' })
  await page.getByRole('tab', { name: 'On Linux' }).first().click()
  await expect(list).toHaveValue('On Linux')
  await expect(page.getByText('apt remove thing')).toBeVisible()
  await list.selectOption('On macOS')
  await expect(page.getByText('brew remove thing')).toBeVisible()
  await expect(page.getByText('apt remove thing')).toBeHidden()
  await expect(page.getByText('Press it.')).toBeVisible()
})

test('a heading in a hidden tab is never the current one', async ({ page }) => {
  await open(page)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.locator('[aria-current]')).toHaveText('Choose')
})

test('tabs, accordions and tooltips work by keyboard', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'On macOS' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'On Linux' }).first()).toBeFocused()
  await expect(page.getByText('Type it.')).toBeVisible()
  await page.locator('summary', { hasText: 'Why?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Because.')).toBeVisible()
  await page.getByText(/^spoon/).focus()
  await expect(page.getByText('A long spoon')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('A long spoon')).toBeHidden()
})

test('a tooltip is seen as a whole at the edge of the text and in a table, until the pointer leaves', async ({
  page,
}) => {
  await open(page)
  await page.getByText(/^Wok/).hover()
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'A deep round pan' })
  await expect(tooltip).toBeVisible()
  const seen = () =>
    tooltip.evaluate(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const corners = [left + 9, right - 9].flatMap(x => [top + 9, bottom - 9].map(y => [x, y] as const))
      return corners.map(([x, y]) => element.contains(document.elementFromPoint(x, y)))
    })
  await expect.poll(seen).toEqual([true, true, true, true])
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(tooltip).toBeHidden()
})

test('formulas and diagrams are rendered offline, in both modes', async ({ page }) => {
  const asked = await open(page)
  const drawing = page.locator('.diagram svg')
  await page.locator('.diagram').scrollIntoViewIfNeeded()
  await expect(drawing).toBeVisible()
  await expect(drawing).toContainText('Start')
  await expect(page.locator('.katex-html').first()).toBeVisible()
  const ids = new Set([await drawing.getAttribute('id')])
  await page.locator('.mode-switch').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await expect.poll(async () => ids.has(await drawing.getAttribute('id'))).toBe(false)
  expect(asked).toEqual([])
})

test('a line is between all updates, whether they are written as one block or more', async ({ page }) => {
  await open(page)
  const updates = page.locator('.update')
  const widths = await updates.evaluateAll(all => all.map(each => getComputedStyle(each).borderTopWidth))
  expect(widths).toEqual(['0px', '1px', '1px', '1px', '1px', '1px'])
})

test('everything is in the printed page', async ({ page }) => {
  await open(page)
  await page.emulateMedia({ media: 'print' })
  for (const text of [
    'Press it.',
    'Type it.',
    'brew install thing',
    'apt install thing',
    'Because.',
    'Good question.',
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  // The address of a card's link is behind its title, although on screen the whole card is the link.
  const card = page.locator('.card-title a', { hasText: 'Elsewhere' })
  expect(await card.evaluate(a => getComputedStyle(a, '::after').position)).toBe('static')
  // Browsers leave out backgrounds, except those that are content.
  await expect(page.locator('.colour .patch')).toHaveCSS('print-color-adjust', 'exact')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read', async ({ page }) => {
    await open(page)
    for (const text of [
      'Press it.',
      'Type it.',
      'brew install thing',
      'apt install thing',
      'Start --> End',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await page.locator('summary', { hasText: 'Why?' }).click()
    await expect(page.getByText('Because.')).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      test('no violation', async ({ page }) => {
        await open(page)
        await page.locator('.diagram').scrollIntoViewIfNeeded()
        await expect(page.locator('.diagram svg')).toBeVisible()
        for (const summary of await page.locator('main summary').all()) await summary.click()
        await expectNone(page, colorScheme)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      })
    })
  }
}
