import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { changedLines, goTo, row, saveAll, section } from './editor.ts'

test('changes are summarized in sentences, and a single one can be reverted', async ({ openEditor }) => {
  const { page, disk } = await openEditor('resources/handbook')
  const opened = disk('docs.json')
  await section(page, 'Logo and colors')
  await page.getByRole('textbox', { name: 'Accent on light pages' }).fill('#0b7a60')
  await row(page, 'How it works').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('ControlOrMeta+Shift+D')
  const changes = page.getByRole('list', { name: 'Changes to docs.json' })
  await expect(changes.getByText('Changed accent on light pages')).toBeVisible()
  await expect(changes.getByText('Moved “How it works” above “Quickstart” in “Get started”')).toBeVisible()
  await expectNone(page, 'receipt')
  await changes.getByRole('button', { name: /^Revert: Moved/ }).press('Enter')
  await expect(changes.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('1 line added, 1 removed', { exact: false })).toBeVisible()
  await saveAll(page)
  expect(changedLines(opened, disk('docs.json'))).toEqual({
    removed: ['    "primary": "#B4472D",'],
    added: ['    "primary": "#0b7a60",'],
  })
})

test('a setting and a command are found with the pages', async ({ openEditor }) => {
  const { page } = await openEditor('resources/handbook')
  await goTo(page, 'favicon')
  await expect(page.getByRole('textbox', { name: 'Favicon' })).toBeFocused()
  await goTo(page, 'shortcuts command')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
