import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, changedLines, pressToTheEnd, preview, row, saveAll, section } from './editor.ts'

/** Expects that a row outside the selected tab or anchor is dimmed and says so. */
async function expectOutside(page: Page, name: string): Promise<void> {
  await expect(row(page, name)).toHaveAccessibleDescription('Not in the current selection of pages')
  await expect(row(page, name).getByText(name, { exact: true })).toHaveCSS('font-weight', '380')
}

async function expectInside(page: Page, name: string): Promise<void> {
  await expect(row(page, name)).toHaveAccessibleDescription('')
  await expect(row(page, name).getByText(name, { exact: true })).not.toHaveCSS('font-weight', '380')
}

test('a folder becomes a tab, and the dimmed pages follow each keystroke', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/anchored')
  const opened = disk('docs.json')
  await section(page, 'Tabs and anchors')
  await button(page, 'Add tab').click()
  const dialog = page.getByRole('dialog', { name: 'New: Tab' })
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Guides')
  await dialog.getByText('Nothing yet', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Create tab' }).click()
  await page.getByRole('grid', { name: 'Tabs' }).getByRole('row', { name: 'Guides' }).click()
  const panel = page.getByRole('region', { name: 'Edit Guides' })
  const pages = panel.getByRole('combobox', { name: 'Pages' })
  await pages.fill('guid')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid', { name: 'Tabs' }).getByText('No pages')).toBeVisible()
  await expectOutside(page, 'Organize the navigation')
  await pages.fill('guides')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid', { name: 'Tabs' }).getByText('10 pages')).toBeVisible()
  await expectInside(page, 'Organize the navigation')
  await expectOutside(page, 'Quickstart')
  await expect(preview(page).locator('[data-galley-lens=in]')).toBeAttached()
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Organize the navigation')
  await saveAll(page)
  expect(changedLines(opened, disk('docs.json')).removed).toEqual(['  }'])
  expect(JSON.parse(disk('docs.json')).tabs).toEqual([{ name: 'Guides', url: 'guides' }])
  await pressToTheEnd(button(page, 'Undo'))
  await saveAll(page)
  expect(disk('docs.json')).toBe(opened)
})

test('the overview shows the pages of an anchor and what readers see there', async ({ openEditor }) => {
  const { page } = await openEditor('e2e/fixtures/anchored')
  await section(page, 'Tabs and anchors')
  const look = page.getByRole('button', { name: 'Show the pages of “Reference”' })
  await look.press('Enter')
  await expect(look).toHaveAttribute('aria-pressed', 'true')
  await expectOutside(page, 'Quickstart')
  await expectNone(page, 'lens', ['color-contrast'])
  await look.press('Enter')
  await expectInside(page, 'Quickstart')
  await page.getByRole('button', { name: 'Starts at' }).press('Enter')
  await page.getByRole('option', { name: 'Reference' }).press('Enter')
  await expect(page.getByText('Navigation: 4 pages')).toBeVisible()
  await page.getByRole('button', { name: 'Show in preview' }).click()
  await expect(
    preview(page).getByRole('heading', { level: 1, name: 'Everything in docs.json' }),
  ).toBeVisible()
  await expectNone(page, 'reader')
})
