import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../hosts.ts'
import { button, changedLines, preview, row, rowMenu, saveAll, source } from './actor.ts'

test('a new page gets a file, a place in the navigation and the focus of the editor', async ({
  openEditor,
}) => {
  const { page, folder, disk } = await openEditor('e2e/fixtures/nested')
  const opened = disk('docs.json')
  await rowMenu(page, 'Begin', 'New page in this group…')
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('What is new')
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await expect(preview(page).getByRole('heading', { level: 1, name: 'What is new' })).toBeVisible()
  await expect(row(page, 'What is new')).toBeVisible()
  expect(existsSync(join(folder, 'what-is-new.mdx'))).toBe(false)
  await saveAll(page)
  expect(disk('what-is-new.mdx')).toContain('title: "What is new"')
  expect(changedLines(opened, disk('docs.json')).added.map(line => line.trim())).toContain('"what-is-new"')
})

test('a page that stands nowhere is added', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/ragged')
  await rowMenu(page, 'Start', 'Add an existing page…')
  await page
    .getByRole('dialog', { name: 'Add a page' })
    .getByRole('option', { name: /unlisted/ })
    .click()
  await saveAll(page)
  expect(disk('docs.json')).toContain('["index", "guides/first", "guides/unlisted"]')
})

test('what is removed from the navigation keeps its file, and comes back from the notice', async ({
  openEditor,
}) => {
  const { page, folder } = await openEditor('e2e/fixtures/nested')
  await row(page, 'Why nest').press('Delete')
  await expect(row(page, 'Why nest')).toHaveCount(0)
  expect(existsSync(join(folder, 'why.mdx'))).toBe(true)
  await page
    .getByRole('region', { name: /^Notices/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(row(page, 'Why nest')).toBeVisible()
  await expect(button(page, 'Save')).toBeDisabled()
})

test('the file of a missing page is made where the navigation expects it', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested', folder => rmSync(join(folder, 'why.mdx')))
  const opened = disk('docs.json')
  await rowMenu(page, 'why', 'Create the missing page')
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Why')
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await expect(source(page)).toBeVisible()
  await saveAll(page)
  expect(disk('why.mdx')).toContain('title: "Why"')
  expect(disk('docs.json')).toBe(opened)
})
