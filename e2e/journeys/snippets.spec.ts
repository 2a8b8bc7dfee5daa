import type { Page } from '@playwright/test'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, goTo, preview, source, tree } from './editor.ts'

const HANDBOOK = 'resources/handbook'

async function openSnippets(page: Page): Promise<void> {
  await goTo(page, 'Snippets pages/snippets')
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Snippets' })).toBeVisible()
}

test('a snippet opens from the files, says where it is shown, and the page follows what is typed', async ({
  openEditor,
}) => {
  const { page } = await openEditor(HANDBOOK)
  await page.getByRole('radio', { name: 'Files' }).click()
  const files = page.getByRole('tree', { name: 'Files' })
  await files.getByRole('treeitem', { name: 'snippets' }).click()
  await files.getByRole('treeitem', { name: /^trial\.mdx/ }).click()
  await expect(page.getByText(/^Shown on \d+ pages?$/)).toBeVisible()
  await expect(source(page)).toBeVisible()
  await expect(preview(page).getByText('plan is free for 14 days')).toBeVisible()
  await source(page).focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.type(' Typed in the snippet.')
  await expect(preview(page).getByText('Typed in the snippet.').first()).toBeVisible()
  await expectNone(page, 'the files and a snippet')
  await page.getByRole('radio', { name: 'Navigation' }).click()
  await expect(tree(page)).toBeVisible()
})

test('a snippet opens from quick open, by a press on its content, and from its tag in the text', async ({
  openEditor,
}) => {
  const { page } = await openEditor(HANDBOOK)
  const tab = page.getByRole('tab', { name: 'trial.mdx' })
  await expect(tree(page).getByRole('treeitem').first()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+p')
  await page.getByRole('combobox', { name: 'Go to page' }).fill('trial.mdx')
  await page.getByRole('option', { name: /trial\.mdx/ }).click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await openSnippets(page)
  await button(page, 'Select an element to go to its source').click()
  const shown = preview(page).getByText('plan is free for 14 days')
  await expect(shown).toHaveCSS('cursor', 'crosshair')
  await shown.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await openSnippets(page)
  await source(page).focus()
  await page.keyboard.press('ControlOrMeta+f')
  await page.keyboard.type('<Trial days={14}')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+Enter')
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})
