import { expect, test } from '../editor-hosts.ts'
import { expectNone } from './accessibility.ts'
import { button, pressToTheEnd, saveAll, section } from './editor.ts'

test('a version is renamed in all references, as one step', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/two-versions')
  const [opened, old] = [disk('docs.json'), disk('old.mdx')]
  await section(page, 'Versions')
  await button(page, 'Rename “v1” everywhere').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rename “v1” everywhere' })
  await expect(dialog.getByText('1 group, 1 anchor, and 1 page')).toBeVisible()
  await expectNone(page, 'rename')
  await dialog.getByRole('textbox', { name: 'New name' }).fill('1.x')
  await page.keyboard.press('Enter')
  await saveAll(page)
  expect(disk('docs.json')).toBe(opened.replaceAll('"v1"', '"1.x"'))
  expect(disk('old.mdx')).toBe(old.replace('version: v1', 'version: 1.x'))
  await pressToTheEnd(button(page, 'Undo').first())
  await saveAll(page)
  expect([disk('docs.json'), disk('old.mdx')]).toEqual([opened, old])
})

test('removing a version lists the remaining references', async ({ openEditor }) => {
  const { page, disk } = await openEditor('e2e/fixtures/two-versions')
  await section(page, 'Versions')
  await button(page, 'Remove “v1”').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remove “v1”' })
  await expect(dialog.getByText('Still refers to it: 1 group, 1 anchor, and 1 page.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await saveAll(page)
  expect(disk('docs.json')).not.toContain('v1')
  expect(disk('old.mdx')).not.toContain('version:')
})
