import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import {
  button,
  openPage,
  preview,
  reloadUnsaved,
  row,
  rowMenu,
  saveAll,
  source,
  writeAtEnd,
} from './editor.ts'

test('open pages have tabs that can be moved and closed with the keyboard, and are restored after a reload', async ({
  openEditor,
}) => {
  const editor = await openEditor('e2e/fixtures/nested')
  const { page } = editor
  const [first, second] = [row(page, 'Why nest'), row(page, 'Welcome')]
  await first.click()
  await writeAtEnd(page, 'More.')
  const tabs = page.getByRole('tablist', { name: 'Open pages' }).getByRole('tab')
  await expect(tabs).toHaveText(['Why nest'])
  await second.click()
  await expect(tabs).toHaveCount(2)
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await tabs.first().press('ControlOrMeta+Shift+ArrowRight')
  await expect(tabs.last()).toBeFocused()
  await reloadUnsaved(editor)
  await expect(tabs.last()).toHaveAccessibleName('Why nest, unsaved changes')
  await tabs.last().press('Delete')
  await expect(tabs).toHaveCount(1)
  await expect(button(page, 'Changes: 1')).toBeVisible()
})

test('after a restart on another port, the window has its theme, tabs, collapsed groups, and pages kept out of groups', async ({
  openEditor,
}) => {
  const { page, home, again, system } = await openEditor('e2e/fixtures/nested', folder => {
    writeFileSync(join(folder, 'loose.mdx'), '---\ntitle: Loose\n---\n')
  })
  await row(page, 'Why nest').click()
  await row(page, 'Deployment').press('ArrowLeft')
  await button(page, 'Light or dark editor').click()
  await page.getByRole('button', { name: /^To sort out/ }).click()
  await page.getByRole('row', { name: 'Loose' }).click()
  await button(page, 'Keep out').click()
  await button(page, 'Hide To sort out').click()
  const kept = () => {
    const folder = join(home, '.galley/windows')
    return readdirSync(folder)
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .join()
  }
  // The page and the closed panel may be written one after the other.
  await expect.poll(kept).toMatch(/^(?!.*sorting).*loose/)
  const next = await again()
  // An app has one address.
  if (!system) expect(new URL(next.url()).port).not.toBe(new URL(page.url()).port)
  await expect(next.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(next.getByRole('tab', { name: 'Why nest' })).toHaveAttribute('aria-selected', 'true')
  await expect(row(next, 'Deployment')).toHaveAttribute('aria-expanded', 'false')
  await expect(next.getByRole('button', { name: /^To sort out/ })).toHaveCount(0)
})

test('text is replaced in the whole site except in excluded files, and a single undo reverts it', async ({
  openEditor,
}) => {
  const { page, disk } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  const [left, replaced] = [disk('quickstart.mdx'), disk('guides/saving.mdx')]
  await page.keyboard.press('ControlOrMeta+Shift+f')
  await page.getByRole('searchbox', { name: 'Search the whole site' }).fill('Save')
  await button(page, 'Match case').click()
  await page.getByRole('textbox', { name: 'Replace with' }).fill('Keep')
  await page.getByRole('checkbox', { name: 'Replace in Quickstart' }).press('Space')
  await expectNone(page, 'the search')
  await page.getByRole('button', { name: /^Replace \d+ matches$/ }).click()
  await expect(button(page, 'Changes: 0')).toHaveCount(0)
  await saveAll(page)
  expect(disk('quickstart.mdx')).toBe(left)
  expect(disk('guides/saving.mdx')).toBe(replaced.replaceAll('Save', 'Keep'))
  await button(page, 'Undo').click()
  await saveAll(page)
  expect(disk('guides/saving.mdx')).toBe(replaced)
})

test('with two texts side by side, the preview follows the active one, and both are restored after a reload', async ({
  openEditor,
}) => {
  const editor = await openEditor('e2e/fixtures/nested')
  const { page } = editor
  await openPage(page, 'Welcome')
  await rowMenu(page, 'Why nest', 'Open to the side')
  await expect(source(page)).toBeFocused()
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Why nest' })).toBeVisible()
  const other = page.getByRole('textbox', { name: /^Other source/ })
  await expect(other).toBeVisible()
  await page.keyboard.press('Shift+F6')
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await writeAtEnd(page, 'More.')
  await expect(button(page, 'Changes: 1')).toBeVisible()
  await expectNone(page, 'two texts beside each other')
  await reloadUnsaved(editor)
  await expect(other).toBeVisible()
  await button(page, 'Close the second pane').click()
  await expect(other).toHaveCount(0)
  await expect(preview(page).getByText('More.')).toBeVisible()
})
