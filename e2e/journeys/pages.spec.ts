import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../editor-hosts.ts'
import { button, changedLines, preview, row, rowMenu, rowNames, saveAll, source, tree } from './editor.ts'

test('a new page gets a file, an entry in the navigation, and the focus', async ({ openEditor }) => {
  const { page, folder, disk } = await openEditor('e2e/fixtures/nested')
  const opened = disk('docs.json')
  await rowMenu(page, 'Begin', 'New page in this group…')
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('What is new')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(preview(page).getByRole('heading', { level: 1, name: 'What is new' })).toBeVisible()
  await expect(row(page, 'What is new')).toBeVisible()
  expect(existsSync(join(folder, 'what-is-new.mdx'))).toBe(false)
  await saveAll(page)
  expect(disk('what-is-new.mdx')).toContain('title: "What is new"')
  expect(changedLines(opened, disk('docs.json')).added.map(line => line.trim())).toContain('"what-is-new"')
})

test('an unlisted page is added to the navigation', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/ragged')
  await rowMenu(page, 'Start', 'Add an existing page…')
  await page
    .getByRole('dialog', { name: 'Add a page' })
    .getByRole('option', { name: /unlisted/ })
    .click()
  await saveAll(page)
  expect(disk('docs.json')).toContain('["index", "guides/first", "guides/unlisted"]')
})

test('a page removed from the navigation keeps its file, and the notice restores it', async ({
  openEditor,
}) => {
  const { page, folder } = await openEditor('e2e/fixtures/nested')
  await row(page, 'Why nest').press('Delete')
  await expect(row(page, 'Why nest')).toHaveCount(0)
  expect(existsSync(join(folder, 'why.mdx'))).toBe(true)
  const revert = page.getByRole('region', { name: /^Notices/ }).getByRole('button', { name: 'Revert' })
  await expect(revert).toBeVisible()
  await button(page, 'Undo').click()
  await expect(row(page, 'Why nest')).toBeVisible()
  await expect(revert).toHaveCount(0)
  await row(page, 'Why nest').press('Delete')
  await expect(row(page, 'Why nest')).toHaveCount(0)
  await revert.click()
  await expect(row(page, 'Why nest')).toBeVisible()
  await expect(button(page, 'Save')).toBeDisabled()
})

test('the file of a missing page is created where the navigation expects it', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/nested', folder => rmSync(join(folder, 'why.mdx')))
  const opened = disk('docs.json')
  await rowMenu(page, 'why', 'Create the missing page')
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Why')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(source(page)).toBeVisible()
  await saveAll(page)
  expect(disk('why.mdx')).toContain('title: "Why"')
  expect(disk('docs.json')).toBe(opened)
})

test('a partly visible row opens where it is pressed', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await expect.poll(async () => (await rowNames(page)).length).toBeGreaterThan(6)
  const names = (await rowNames(page)).slice(1)
  const box = await tree(page).boundingBox()
  if (!box) throw new Error('The tree is not seen')
  expect(await tree(page).evaluate(list => list.scrollWidth - list.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: Math.round(box.y) + 28 * 6 + 10 })
  const half = row(page, names[5] ?? '')
  await expect(half).toBeInViewport()
  const seen = await half.boundingBox()
  if (!seen) throw new Error('The row is not seen')
  await page.mouse.move(seen.x + 100, seen.y + 5)
  await page.mouse.down()
  await expect(half).toBeFocused()
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.mouse.up()
  await expect(half).toHaveAttribute('aria-selected', 'true')
  await expect(source(page)).toBeVisible()
})
