import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, changedLines, openPage, openPageSettings, saveAll } from './editor.ts'

test('each setting of a page writes its own line and nothing else', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook')
  await openPage(page, 'Quickstart')
  const opened = disk('quickstart.mdx')
  await openPageSettings(page)
  await page.getByRole('textbox', { name: 'Description' }).fill('Three changes: made, seen, saved.')
  await button(page, 'Add setting').click()
  await page.getByRole('menuitem', { name: 'Deprecated' }).click()
  await expect(page.getByRole('switch', { name: 'Deprecated' })).toBeChecked()
  await button(page, 'Add setting').click()
  await page.getByRole('menuitem', { name: 'Another setting…' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('author')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'author' }).fill('Ann')
  await button(page, 'In search results and shared links').click()
  await expect(page.getByRole('figure', { name: 'As a search result' })).toContainText('made, seen, saved')
  await expectNone(page, 'the settings of a page')
  await button(page, 'Remove Deprecated').click()
  await saveAll(page)
  expect(changedLines(opened, disk('quickstart.mdx'))).toEqual({
    removed: ['description: "Open a documentation folder, make three changes, and save them."'],
    added: ['description: "Three changes: made, seen, saved."', 'author: "Ann"'],
  })
})
